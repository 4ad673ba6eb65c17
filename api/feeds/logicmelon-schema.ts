import { cleanText, PERIODS_PER_YEAR, plainSigns, withoutInwardPart } from '@site/contract';
import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import { readAdvertPay } from './advert-pay.ts';
import { plainLine } from './markup.ts';
import { readPostDate } from './post-date.ts';

/** Fits into the database. */
const figure = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));

/** What a page of adverts says beside them. */
export const PageHeadSchema = v.object({ PageIndex: figure, PageCount: figure, TotalItemCount: figure });
export type PageHead = v.InferOutput<typeof PageHeadSchema>;

/** Pounds a year. Nobody is offered more: the period is wrong, or a key stuck. */
const MOST_PER_YEAR = 1_000_000;
const POUNDS = new Set(['', 'gbp', '£', 'pound', 'pounds', 'sterling', 'pounds sterling']);
/** Older dates are a feed's way of saying that it has none. */
export const EARLIEST_DATE = new Date('2000-01-01T00:00:00Z');

const text = v.pipe(v.nullish(v.string('is not text'), ''), v.transform(cleanText));
const html = v.pipe(text, v.maxLength(50_000, 'is too long'));
/** Some feeds encode what is plain text. */
const optionalLine = (maxLength: number) => v.pipe(text, v.transform(plainLine), v.maxLength(maxLength, 'is too long'));
const line = (maxLength: number) => v.pipe(optionalLine(maxLength), v.nonEmpty('is empty'));
const word = v.pipe(text, v.trim(), v.toLowerCase());

/** Digits of a program, which may write many decimals; three of them, in what people write, are thousands. */
const digits = v.pipe(v.string(), v.trim(), v.regex(/^-?(?!\d{1,3}\.\d{3}$)\d+(?:\.\d+)?$/), v.transform(Number));
const pay = v.nullish(
  v.union([v.pipe(v.union([v.number(), digits]), v.minValue(0, 'is negative')), text], 'is not a number'),
  0,
);

/** Digits only: the id ends every job's address. */
export const AdvertIdSchema = v.pipe(
  // A number beyond these has lost digits: the advert builder keeps it as text.
  v.union([v.pipe(v.number(), v.safeInteger('is not a number')), v.string()], 'is not a number'),
  v.transform((id) => String(id).trim()),
  v.regex(/^\d{1,20}$/, 'is not a number'),
);

const FieldsSchema = v.object(
  {
    AdvertID: AdvertIdSchema,
    AdvertReference: optionalLine(100),
    AdvertTitle: line(300),
    AdvertType: word,
    AdvertHours: word,
    PrimaryLocation: v.pipe(
      line(200),
      v.transform((place) => withoutInwardPart(plainSigns(place))),
    ),
    Industry: line(100),
    JobDescription: v.pipe(html, v.trim(), v.nonEmpty('is empty')),
    Requirements: html,
    Benefits: html,
    SalaryFrom: pay,
    SalaryTo: pay,
    SalaryCurrency: word,
    SalaryPer: word,
    SalaryBenefits: optionalLine(500),
    SalaryHide: v.nullish(v.boolean('is not true or false'), false),
    LastPostDate: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.transform(String))], 'is not a date'),
      v.transform(readPostDate),
      v.date('is not a date'),
      v.minValue(EARLIEST_DATE, 'is not a date'),
    ),
    ClosingDate: v.fallback(text, ''),
    ApplyUrl: v.pipe(
      text,
      v.transform((url) => decodeHTMLStrict(url).trim()),
      v.maxLength(2_000, 'is too long'),
    ),
    Company: optionalLine(200),
  },
  'is not an advert',
);
type Fields = v.InferOutput<typeof FieldsSchema>;

/** Hidden pay counts as no pay, and its line of text is hidden too. */
const withoutHiddenPay = (fields: Fields): Fields =>
  fields.SalaryHide ? { ...fields, SalaryFrom: 0, SalaryTo: 0, SalaryBenefits: '' } : fields;

export const AdvertSchema = v.pipe(
  FieldsSchema,
  v.transform(withoutHiddenPay),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = readAdvertPay(value);
    if (!('fault' in read)) return { ...value, ...read };
    addIssue({ message: read.fault });
    return NEVER;
  }),
  v.check(
    ({ SalaryFrom, SalaryTo, SalaryCurrency }) => (!SalaryFrom && !SalaryTo) || POUNDS.has(SalaryCurrency),
    'SalaryCurrency is not pounds',
  ),
  v.check(
    ({ SalaryFrom, SalaryTo }) => !SalaryFrom || !SalaryTo || SalaryFrom <= SalaryTo,
    'SalaryTo is below SalaryFrom',
  ),
  v.check(
    ({ SalaryFrom, SalaryTo, SalaryPer }) =>
      Math.max(SalaryFrom, SalaryTo) * PERIODS_PER_YEAR[SalaryPer] <= MOST_PER_YEAR,
    'SalaryFrom or SalaryTo is too high for its SalaryPer',
  ),
);
export type Advert = v.InferOutput<typeof AdvertSchema>;
