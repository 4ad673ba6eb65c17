import { install, type Clock } from '@sinonjs/fake-timers';
import { MOCK_NOW } from '@site/mocks';

// Only the date is faked: timers run as usual, and the clock keeps ticking.
const installed = import.meta.hot?.data['clock'] as Clock | undefined;
const clock = installed ?? install({ now: MOCK_NOW, toFake: ['Date'], shouldAdvanceTime: true });

// Fake timers cannot be installed twice: after a hot update of the preview, the first ones are reused.
if (import.meta.hot) import.meta.hot.data['clock'] = clock;

/** The moments that a story can begin at, besides the real one. */
const moments = {
  'as-built': MOCK_NOW,
  sunday: new Date('2026-11-22T14:00:00Z'),
  'year-end': new Date('2026-12-31T23:59:00Z'),
} as const;

const AS_BUILT = 'as-built' satisfies keyof typeof moments;

const inWords = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** What the toolbar offers: a name, and the moment in words. */
export const clocks = [
  { value: AS_BUILT, title: 'Sample data’s time', right: inWords.format(moments[AS_BUILT]) },
  { value: 'sunday', title: 'A Sunday', right: inWords.format(moments.sunday) },
  { value: 'year-end', title: 'Year’s end', right: inWords.format(moments['year-end']) },
  { value: 'now', title: 'Now' },
];

/** Sets the date and time that a story begins at. @returns it */
export function startClock(name: unknown): Date {
  const moment =
    typeof name === 'string' && Object.hasOwn(moments, name) ? moments[name as keyof typeof moments] : realTime();
  clock.setSystemTime(moment);
  return moment;
}

/** From here on, the date is the real one again. */
export const leaveClock = () => clock.setSystemTime(realTime());

const realTime = () => new Date(performance.timeOrigin + performance.now());
