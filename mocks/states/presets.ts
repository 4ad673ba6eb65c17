import { ENDPOINT_NAMES, isGate, takesForm } from './offered.ts';

interface Preset {
  meaning: string;
  /** In the words of a link. */
  overrides: readonly string[];
}

const LIMITED = ENDPOINT_NAMES.filter((name) => takesForm(name) || isGate(name));

/** Situations that concern several endpoints. */
export const PRESETS = {
  'first-day': { meaning: 'First day: no jobs, no sync, nothing sent yet', overrides: ['empty'] },
  'feed-down': {
    meaning: 'The feed is down: the latest sync failed, and the next one will',
    overrides: ['signed-in', 'syncStatus:failed', 'triggerSync:502'],
  },
  'sync-running': {
    meaning: 'A sync is running: no other can begin, and jobs cannot be cleared',
    overrides: ['signed-in', 'syncStatus:running', 'triggerSync:409', 'clearJobs:409'],
  },
  'rate-limited': {
    meaning: 'Every form and login has been sent too often',
    overrides: LIMITED.map((name) => `${name}:429`),
  },
  'job-filled': {
    meaning: 'The job has been filled since the list was read',
    overrides: ['getJobDetails:410', 'applyToJob:410'],
  },
  'password-again': {
    meaning: 'Staff signed in a while ago: clearing jobs needs the password again',
    overrides: ['signed-in', 'clearJobs:password-needed'],
  },
  'out-of-order': { meaning: 'The database is out of order', overrides: ['503'] },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const isPreset = (name: string): name is PresetName => Object.hasOwn(PRESETS, name);
