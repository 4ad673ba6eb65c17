import { install, type Clock } from '@sinonjs/fake-timers';
import { MOCK_NOW } from '@site/mocks';

// Only the date is set: timers run as ever, and the clock goes on with them.
const installed = import.meta.hot?.data['clock'] as Clock | undefined;
const clock = installed ?? install({ now: MOCK_NOW, toFake: ['Date'], shouldAdvanceTime: true });

// A second one cannot be installed: the preview's next version, while it is worked on, takes this one over.
if (import.meta.hot) import.meta.hot.data['clock'] = clock;

/** Every story begins at the moment that the mocks' dates count back from. */
export const startClock = () => clock.setSystemTime(MOCK_NOW);
