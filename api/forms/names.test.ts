import { endpoints } from '@site/contract';
import { expect, test } from 'vitest';
import { subscriptionForms } from '../subscriptions/subscribe.ts';
import { submissionTypes } from './submission-types.ts';

const names = Object.entries({ ...submissionTypes, ...subscriptionForms });
const lastPart = (path: string) => path.split('/').at(-1);

test.each(names)('submissions to %s are stored under the last part of its address', (endpoint, { name }) => {
  expect(name).toBe(lastPart(endpoints[endpoint as keyof typeof endpoints].path));
});

test('no two forms have the same reference prefix', () => {
  const prefixes = Object.values(submissionTypes).map(({ prefix }) => prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
