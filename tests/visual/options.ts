import { parseArgs } from 'node:util';

export interface ApproveOptions {
  action: 'approve';
  /** Ids or titles; none for all that the report shows. */
  names: readonly string[];
}

export interface CaptureOptions {
  /** Take the pictures to compare with, or compare. */
  action: 'take' | 'compare';
  /** Only stories that depend on a file changed since `base`, by default since their branch left main. */
  changed: { base: string | undefined } | undefined;
  /** Whether stories were chosen by name or mode. */
  filtered: boolean;
  /** For Playwright. */
  forwarded: readonly string[];
}

export const USAGE = `npm run test:visual -- [options]

  --changed [base]         only stories that depend on a file changed since base (default: since this branch left main)
  --grep "Actions/Button"  only stories whose title and name match
  --project wayfell-1440   only one mode; "wayfell-*" for several
  --workers 1              browsers at once (default 2)
  --update                 takes the pictures to compare with anew
  --approve [name …]       approves what the last report shows, or only the stories and components named`;

/** @throws Error with a message for the user */
export function readOptions(args: readonly string[]): ApproveOptions | CaptureOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      approve: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      grep: { type: 'string', short: 'g' },
      project: { type: 'string', multiple: true },
      workers: { type: 'string' },
    },
  });
  const { approve, changed, update, ...playwright } = values;
  const forwarded = Object.entries(playwright).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => `--${name}=${each}`),
  );
  if (approve) {
    if (changed || update || forwarded.length > 0)
      throw new Error('--approve takes no pictures: leave out the other options');
    return { action: 'approve', names: positionals };
  }
  if (values.workers !== undefined && !/^[1-9]\d*$/.test(values.workers))
    throw new Error(`--workers takes a whole number from 1, not '${values.workers}'`);
  const [base, extra] = changed ? positionals : [undefined, ...positionals];
  if (extra !== undefined) throw new Error(`'${extra}' is not an option. To choose stories: --grep "${extra}"`);
  return {
    action: update ? 'take' : 'compare',
    changed: changed ? { base } : undefined,
    filtered: values.grep !== undefined || values.project !== undefined,
    forwarded,
  };
}
