import * as v from 'valibot';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { inputObject } from '../../../contract/input.ts';
import { IS_AUDITED, type Operation } from '../../../contract/operation.ts';
import { VERSION_ID_PATTERN } from '../../../contract/version-id.ts';

const VERSION = 'Please choose a version';
const PATH = 'Please enter a path on this site, such as /jobs';

/** Makes a link with which somebody without a staff session sees one version of a remote, for seven days. */
export const endpoint = {
  method: 'POST',
  path: '/.netlify/functions/share-preview',
  input: inputObject({
    /** 'job-board@1.2.0-3f2a9c0d11be'. Whether there is such a version is found when the link is opened. */
    remote: v.pipe(v.string(VERSION), v.regex(VERSION_ID_PATTERN, VERSION)),
    /** The page that the link opens. */
    path: v.pipe(v.string(PATH), v.maxLength(200, PATH), v.regex(/^\/(?!\/)[^\s?#\\]*$/, PATH)),
  }),
  reply: v.object({
    success: v.literal(true),
    link: v.string(),
    /** ISO 8601. */
    endsAt: v.string(),
  }),
} as const satisfies Endpoint;

export const operation: Operation<typeof endpoint> = {
  summary: 'Makes a link with which somebody without a session previews one version of a remote',
  tag: 'Staff',
  description: `${IS_AUDITED} The link works for 7 days.`,
  sessions: ['staff'],
  refusals: { 401: 'No staff session' },
  example: { remote: 'job-board@0.1.0-90ac55e17d02', path: '/jobs' },
};
