import * as v from 'valibot';

/** One page of adverts, as LogicMelon sends it. Adverts are checked one by one, so that a bad one spoils no other. */
export const EnvelopeSchema = v.object({
  PageIndex: v.number(),
  PageCount: v.number(),
  TotalItemCount: v.number(),
  Adverts: v.array(v.unknown()),
});
export type Envelope = v.InferOutput<typeof EnvelopeSchema>;

const line = (maxLength: number) =>
  v.pipe(v.string(), v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()), v.nonEmpty('is empty'), v.maxLength(maxLength, 'is too long'));
const optionalLine = (maxLength: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'is too long')), null);
const html = v.pipe(v.string(), v.maxLength(50_000, 'is too long'));
const amount = v.nullish(v.pipe(v.number(), v.minValue(0, 'is negative'), v.maxValue(10_000_000, 'is too high')), null);

/** Digits only: the id ends every job's address. */
export const AdvertIdSchema = v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^\d{1,18}$/, 'is not a number'));

export const AdvertSchema = v.pipe(
  v.object({
    AdvertID: AdvertIdSchema,
    AdvertTitle: line(300),
    AdvertType: v.nullish(v.string()),
    AdvertHours: v.nullish(v.string()),
    PrimaryLocation: line(200),
    Industry: line(100),
    JobDescription: v.pipe(html, v.trim(), v.nonEmpty('is empty')),
    Requirements: v.nullish(html),
    Benefits: v.nullish(html),
    SalaryFrom: amount,
    SalaryTo: amount,
    SalaryCurrency: v.nullish(v.literal('GBP', 'is not pounds')),
    SalaryPer: v.picklist(['hour', 'day', 'annum'], 'is unknown'),
    SalaryBenefits: optionalLine(500),
    SalaryHide: v.nullish(v.boolean(), false),
    LastPostDate: v.pipe(v.string(), v.isoTimestamp('is not a date'), v.transform((text) => new Date(text))),
    ApplyUrl: optionalLine(2_000),
    Company: optionalLine(200),
  }),
  v.check(({ SalaryFrom, SalaryTo }) => !SalaryFrom || !SalaryTo || SalaryFrom <= SalaryTo, 'SalaryTo is below SalaryFrom'),
);
export type Advert = v.InferOutput<typeof AdvertSchema>;
