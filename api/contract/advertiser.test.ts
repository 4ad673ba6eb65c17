import { expect, test } from 'vitest';
import { advertisersText, advertiserText } from './advertiser.ts';
import { JOB_TYPES } from './job-options.ts';

const NAME = 'Haulwell Recruitment Limited';

test.each(['permanent', 'full-time'])('a %s job is advertised by an employment agency', (type) => {
  expect(advertiserText(NAME, type)).toBe(
    'Advertised by Haulwell Recruitment Limited, acting as an employment agency: the work is permanent.',
  );
});

test.each(['temporary', 'contract'])('%s work is advertised by an employment business', (type) => {
  expect(advertiserText(NAME, type)).toBe(
    'Advertised by Haulwell Recruitment Limited, acting as an employment business: the work is temporary.',
  );
});

test.each(['part-time', null, 'zero_hours', 'constructor'])('work of the type %s may be either', (type) => {
  expect(advertiserText(NAME, type)).toBe(
    'Advertised by Haulwell Recruitment Limited, acting as an employment agency for permanent work, or an employment business for temporary work.',
  );
});

test.each(JOB_TYPES)('an advert for a %s job gives the full legal name', (type) => {
  expect(advertiserText(NAME, type)).toContain(NAME);
  expect(advertisersText(NAME)).toContain(NAME);
});
