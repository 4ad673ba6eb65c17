import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tally } from '@site/contract';
import { reasonToReturn } from './health-rule.ts';
import { emptyHealth, HEALTH_MEASURES, type HealthMeasure } from './health.ts';

const of = (total: number, bad: number): Tally => ({ total, bad });
const compare = (measure: HealthMeasure, gradual: Tally, live: Tally) =>
  reasonToReturn({ ...emptyHealth(), [measure]: gradual }, { ...emptyHealth(), [measure]: live });

const FAILURES = ['renders', 'visits'] as const;

describe.each(FAILURES)('a gradual release is returned for failures (%s)', (measure) => {
  test.each([
    ['it fails every time, and nobody has seen the live version', of(5, 5), of(0, 0)],
    ['it fails every time, and the live version never', of(5, 5), of(900, 0)],
    ['it fails most times', of(8, 7), of(40, 0)],
    ['it fails one time in ten, and the live version one time in a hundred', of(200, 20), of(1_800, 18)],
    ['it fails two times in a hundred, and the live version hardly ever', of(1_000, 20), of(9_000, 10)],
  ])('%s', (_case, gradual, live) => {
    expect(compare(measure, gradual, live)).toBeDefined();
  });
});

describe.each(FAILURES)('a gradual release goes on (%s)', (measure) => {
  test.each([
    ['nobody has seen it', of(0, 0), of(900, 0)],
    ['it fails for the first four visitors', of(4, 4), of(900, 0)],
    ['it fails for five of twenty, and nobody has seen the live version', of(20, 5), of(0, 0)],
    ['both fail every time, because something else is broken', of(50, 50), of(5, 5)],
    ['both fail equally often', of(500, 25), of(4_500, 225)],
    ['it fails a little more often, as chance may have it', of(100, 7), of(900, 36)],
    ['it fails more often, but hardly ever', of(1_000_000, 3_000), of(1_000_000, 1_000)],
    ['it fails less often', of(500, 5), of(500, 400)],
  ])('%s', (_case, gradual, live) => {
    expect(compare(measure, gradual, live)).toBeUndefined();
  });
});

describe('a gradual release that is slower', () => {
  test('is returned when clearly more of its visits are slow or unsteady', () => {
    expect(compare('vitals', of(300, 150), of(2_700, 540))).toBeDefined();
  });

  test.each([
    ['the difference is small', of(30_000, 7_500), of(30_000, 6_000)],
    ['few visits have been measured', of(30, 19), of(270, 54)],
    ['there are no visits of the live version to compare with', of(300, 300), of(0, 0)],
  ])('goes on while %s', (_case, gradual, live) => {
    expect(compare('vitals', gradual, live)).toBeUndefined();
  });
});

test('the reason has the figures of both versions', () => {
  expect(compare('renders', of(5, 5), of(112, 1))).toBe(
    '5 of 5 pages failed on the server; of the live version, 1 of 112',
  );
});

describe('whatever the figures', () => {
  const tally = fc
    .record({ total: fc.nat(100_000), share: fc.float({ min: 0, max: 1, noNaN: true }) })
    .map(({ total, share }) => of(total, Math.round(total * share)));
  const anyMeasure = fc.constantFrom(...HEALTH_MEASURES);
  const holds = (property: fc.IProperty<[HealthMeasure, Tally, Tally]>) => fc.assert(property, { numRuns: 2_000 });

  test('a version that is not worse is never returned', () =>
    holds(
      fc.property(anyMeasure, tally, tally, (measure, gradual, live) => {
        fc.pre(gradual.bad * live.total <= live.bad * gradual.total && live.total > 0);
        return compare(measure, gradual, live) === undefined;
      }),
    ));

  test('of two versions, at most one is worse than the other', () =>
    holds(
      fc.property(anyMeasure, tally, tally, (measure, one, other) =>
        [compare(measure, one, other), compare(measure, other, one)].includes(undefined),
      ),
    ));

  test('a version that is returned would also be with one failure more', () =>
    holds(
      fc.property(anyMeasure, tally, tally, (measure, gradual, live) => {
        fc.pre(gradual.bad < gradual.total && compare(measure, gradual, live) !== undefined);
        return compare(measure, of(gradual.total, gradual.bad + 1), live) !== undefined;
      }),
    ));
});

describe('asked after every visit', () => {
  /** Numbers from 0 to 1 that are the same in every run. */
  function randomNumbers(seed: number) {
    let state = seed;
    return () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
  }

  /** After how many visitors a version is returned that a tenth of them get; undefined if it never is. */
  function returnedAfter(failing: { gradual: number; live: number }, visitors: number, random: () => number) {
    const seen = { gradual: of(0, 0), live: of(0, 0) };
    for (let visitor = 1; visitor <= visitors; visitor += 1) {
      const version = random() < 0.1 ? 'gradual' : 'live';
      seen[version].total += 1;
      if (random() < failing[version]) seen[version].bad += 1;
      if (compare('visits', seen.gradual, seen.live)) return visitor;
    }
    return undefined;
  }

  test('of versions that do equally well, chance returns fewer than one in a hundred', () => {
    const random = randomNumbers(4711);
    const releases = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 0.02 : 0.2));
    const returned = releases.filter((share) => returnedAfter({ gradual: share, live: share }, 5_000, random));
    expect(returned.length).toBeLessThan(releases.length / 100);
  });

  test('a version that fails for a third of its visitors is returned within a few hundred', () => {
    const random = randomNumbers(4711);
    for (let release = 0; release < 50; release += 1) {
      expect(returnedAfter({ gradual: 1 / 3, live: 0.01 }, 5_000, random)).toBeLessThan(600);
    }
  });
});
