import { install, type Clock } from '@sinonjs/fake-timers';
import { MOCK_NOW } from '@site/mocks';

// Only the date is faked: timers run as usual, and the clock keeps ticking.
const installed = import.meta.hot?.data['clock'] as Clock | undefined;
const clock = installed ?? install({ now: MOCK_NOW, toFake: ['Date'], shouldAdvanceTime: true });

// Fake timers cannot be installed twice: after a hot update of the preview, the first ones are reused.
if (import.meta.hot) import.meta.hot.data['clock'] = clock;

/** Every story starts at the moment that the mocks' dates count back from. */
export const startClock = () => clock.setSystemTime(MOCK_NOW);

/** From here on, the date is the real one again. */
export const leaveClock = () => clock.setSystemTime(new Date(performance.timeOrigin + performance.now()));
