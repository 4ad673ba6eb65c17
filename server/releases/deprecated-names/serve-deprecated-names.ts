import { Hono } from 'hono';
import type { Api } from '@site/api';
import { LIVE_NAMES, type LiveNames, type VersionNames } from '@site/contract';
import { compressed } from '../../http/compression.ts';
import { answerRejected, rejectText, type CountRead } from '../../http/rejection.ts';
import { visitorHeaders } from '../../http/visitor-request.ts';
import { readVersionNames, type Records } from './read-version-names.ts';

interface Serving extends Records {
  api: Pick<Api, 'addressOf'>;
  countRead: CountRead;
}

/** Storybook is on another origin. */
const HEADERS = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=10' };

/** Which deprecated names of the design system live versions use, and how often, for everybody. */
export const createDeprecatedNames = ({ api, countRead, ...records }: Serving): Hono =>
  new Hono().get(LIVE_NAMES, compressed(), async (context) => {
    try {
      countRead(api.addressOf({ headers: visitorHeaders(context) }));
      const versions = await readVersionNames(records);
      return context.json({ versions: versions.map(withCounts) } satisfies LiveNames, 200, HEADERS);
    } catch (error) {
      return answerRejected(error, context.req.raw, rejectText);
    }
  });

const withCounts = ({ names, ...version }: VersionNames) => ({
  ...version,
  names: names?.map(({ component, prop, at }) => ({ component, prop, uses: at.length })) ?? null,
});
