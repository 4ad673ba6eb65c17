import type { Project } from './project.ts';
import type { Site } from './site.ts';

/** What a command may use. */
export interface Context {
  /** What is typed before a command: 'npm run remote --'. */
  program: string;
  project: Project;
  /** The file of the private key that is signed with. */
  keyFile: string;
  /** @throws SiteRefused, KeyFileError */
  site(): Site;
  /** Why, for the history. */
  note: string | undefined;
  /** With `--hold`: no visitor gets it yet. */
  hold: boolean;
  /** With `--share`, in percent: only so many visitors get it. */
  share: string | undefined;
  /** With `--manifest`: a remote that was built with other tools. */
  manifest?: ManifestOptions | undefined;
  /** Says what is going on. */
  progress(text: string): void;
}

/** What is said of a remote that was built with other tools. */
export interface ManifestOptions {
  /** URL of its manifest. */
  manifest: string;
  paths?: string[] | undefined;
  title?: string | undefined;
  description?: string | undefined;
  budget?: { /** In bytes. */ js: number } | undefined;
}

export interface Printed {
  /** For people. */
  text: string;
  /** With `--json`. */
  data: unknown;
  /** Whether it did not do what was wanted: exit code 1. */
  failed?: boolean;
}

export interface CliCommand {
  /** After the command's name: '<name> [version]'. */
  parameters: string;
  /** Which of `--hold`, `--share` and `--manifest` it takes, as the usage has them; default: none. */
  options?: string;
  does: string;
  /** @throws UsageError, ExplainedError */
  run(context: Context, args: readonly string[]): Promise<Printed>;
}
