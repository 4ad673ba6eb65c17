import type { MockSettings } from '../settings.ts';

/** What the guide shows, and to whom. */
export interface GuideView {
  settings: MockSettings;
  /** The server's own, for the link to copy. */
  origin: string;
  /** Where the tester comes from. */
  page?: string | undefined;
  /** What the list of endpoints is searched for; '' for all of them. */
  find: string;
  hasPages: boolean;
}
