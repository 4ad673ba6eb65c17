import { cleanText, PERIODS_PER_YEAR, readPeriod } from '@site/contract';
import { jobLocation } from '../jobs/nearby/job-location.ts';
import { isRemote } from '../jobs/workplaces.ts';
import type { FeedJob } from './feed.ts';
import { hasEncodedTags, hasTags, plainLine } from './markup.ts';

/** What an advert had wrong, and the text in which it was found. */
export interface Repair {
  what: string;
  example: string;
}

/** The texts of an advert, before they were read. */
interface RawTexts {
  /** Of one line each. */
  lines: readonly string[];
  html: readonly string[];
  /** A field's own text; '' where it has none. */
  field: (name: string) => string;
}

const ENTITY = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});?/i;
const UNSAFE = /<(?:script|style|iframe|object|embed|form|link|meta|svg|math)\b|<[^<>]*\son[a-z]+\s*=/i;
const WITH_OFFSET = /(?:z|gmt|utc?|^\d{10,13}|[+-]\d{2}(?::?\d{2})?)$/i;
const STANDARD_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/;
/** A place that is not on a map, and is not meant to be. */
const NO_PLACE = /^(?:various|multiple|nation ?wide|country ?wide|anywhere)\b|\buk\b|united kingdom|great britain/i;

/** Each finds the text that has it. */
const REPAIRS: Readonly<Record<string, (raw: RawTexts, job: FeedJob) => string | undefined>> = {
  'Characters were lost before the feed came to the site: � stands in their places': ({ lines, html }) =>
    [...lines, ...html].find((text) => text.includes('\uFFFD')),
  'Entities in plain text were decoded': ({ lines }) =>
    lines.find((line) => ENTITY.test(line) && plainLine(line) !== line),
  'Tags in plain text were left out': ({ lines }) => lines.find((line) => hasTags(plainLine(line)) || hasTags(line)),
  'Marks that nobody sees were left out, and styled letters made plain': ({ lines }) =>
    lines.find((line) => cleanText(line) !== line),
  'HTML that was encoded as text was decoded': ({ html }) => html.find(hasEncodedTags),
  'Scripts, styles, forms and other unsafe HTML were left out': ({ html }) => html.find((text) => UNSAFE.test(text)),
  'LastPostDate has no offset: it was read as London’s time': ({ field }) => {
    const date = field('LastPostDate').trim();
    return date.startsWith('/') || WITH_OFFSET.test(date.replace(/^\d{4}-\d{2}-\d{2}/, '')) ? undefined : date;
  },
  'LastPostDate is in an unusual form: it was read as meant': ({ field }) =>
    STANDARD_DATE.test(field('LastPostDate')) ? undefined : field('LastPostDate'),
  'ClosingDate cannot be read: the job stays open, unless its text says when it closes': ({ field }, { closesOn }) =>
    closesOn === null ? field('ClosingDate') : undefined,
  'ApplyUrl is not https: it was left out': ({ field }, { applyUrl }) =>
    applyUrl === null ? field('ApplyUrl') : undefined,
  'Pay came as text: it was read as numbers': ({ field }) =>
    ['SalaryFrom', 'SalaryTo'].map(field).find((text) => /\d/.test(text)),
  'Pay came as words without a figure: none is shown for them': ({ field }) =>
    ['SalaryFrom', 'SalaryTo'].map(field).find((text) => text.trim() && !/\d/.test(text)),
  'SalaryPer does not fit the pay: its words or its size say by what it is paid': ({ field }, job) =>
    (job.salaryMin || job.salaryMax) && readPeriod(field('SalaryPer'))?.perYear !== PERIODS_PER_YEAR[job.salaryPeriod]
      ? `${[job.salaryMin, job.salaryMax].filter(Boolean).join('-')} ${field('SalaryPer')}`
      : undefined,
  'PrimaryLocation names no place that the site knows: search engines get no posting of the job': (_, { location }) =>
    isKnown(location) ? undefined : location,
};

function isKnown(location: string): boolean {
  const { places, postcodes, abroad } = jobLocation(location);
  return places.length + postcodes.length + abroad.length > 0 || isRemote(location) || NO_PLACE.test(location);
}

/** What was repaired in an advert so that it could be read as this job. */
export function repairsOf(raw: Readonly<Record<string, unknown>>, job: FeedJob): Repair[] {
  const field = (name: string): string => {
    const value = raw[name];
    return typeof value === 'string' ? value : '';
  };
  const texts: RawTexts = {
    lines: ['AdvertTitle', 'PrimaryLocation', 'Company', 'Industry', 'AdvertReference', 'SalaryBenefits'].map(field),
    html: ['JobDescription', 'Requirements', 'Benefits'].map(field),
    field,
  };
  return Object.entries(REPAIRS).flatMap(([what, find]) => {
    const example = find(texts, job)?.trim();
    return example ? [{ what, example }] : [];
  });
}
