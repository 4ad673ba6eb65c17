import { afterAll } from 'vitest';
import { leaveClock } from './toolbar/clock.ts';

// Vitest imports its set-up files for each file of stories anew, under the current time. At a time that it has been
// before, the browser would not run them again: neither unexpected console messages nor anything else would be noticed.
afterAll(leaveClock);
