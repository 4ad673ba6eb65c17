import type { Log } from '@site/api/program';
import { formatVersionId, parseVersionId, type VersionId } from '@site/contract';
import { PREVIEW_COOKIE } from '@site/protocol';
import type { PageFailure } from '../../../shell/src/page-state.ts';
import type { Previews } from '../../pages/serve-pages.ts';
import type { Releases } from '../history/releases.ts';
import type { PreviewAccess, PreviewGrant } from './preview-access.ts';
import { previewNotAllowed, versionNotThere } from './refusals.ts';

/** The parameter of any page's address that starts a preview, or ends all of them. */
const PARAMETER = 'remote';
const TOKEN_PARAMETER = 'token';
const OFF = 'off';

interface PreviewOptions {
  access: PreviewAccess;
  releases: Pick<Releases, 'versions'>;
  /** Whether this server has a version, and the shell fits it. */
  canServe: (version: VersionId) => Promise<boolean>;
  log: Log;
}

/** Lets staff, and whoever they send a link to, look at versions that are released and not rejected. */
export function createPreviews({ access, releases, canServe, log }: PreviewOptions): Previews {
  const offered = async () => (await releases.versions()).filter(({ reasons }) => reasons.length === 0);

  async function shownOf(wanted: readonly VersionId[]): Promise<VersionId[]> {
    const versions = await offered();
    const known = wanted.filter((each) => versions.some(isSame(each)));
    const servable = await Promise.all(known.map(canServe));
    return known.filter((_, index) => servable[index]);
  }

  async function start(request: Request, wanted: VersionId): Promise<Response | PageFailure> {
    const url = new URL(request.url);
    const permission = await access.permission(request, wanted, url.searchParams.get(TOKEN_PARAMETER));
    if (!permission) return previewNotAllowed();
    if ((await shownOf([wanted])).length === 0)
      return versionNotThere(wanted, permission.isStaff ? await offered() : []);
    const grant = withVersion(await access.granted(request), { version: wanted, endsAt: permission.endsAt });
    return toPage(url, await access.cookieOf(request, grant));
  }

  return {
    concerns: ({ url, headers }) =>
      headers.get('cookie')?.includes(PREVIEW_COOKIE) === true || url.includes(`${PARAMETER}=`),
    async assignmentOf(request) {
      const grant = await access.granted(request);
      if (!grant) return undefined;
      const shown = await shownOf(grant.versions).catch((error: unknown): VersionId[] => {
        log.error('preview.failed', { message: String(error) });
        return [];
      });
      return {
        versions: Object.fromEntries(shown.map(({ remote, version }) => [remote, version])),
        cookies: [],
        preview: { shown, gone: grant.versions.filter((wanted) => !shown.includes(wanted)) },
      };
    },
    async follow(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const value = url.searchParams.get(PARAMETER) ?? '';
      if (value === OFF) return toPage(url, access.expiredCookie(request));
      const wanted = parseVersionId(value);
      return wanted && start(request, wanted);
    },
  };
}

const isSame = (one: VersionId) => (other: VersionId) => formatVersionId(one) === formatVersionId(other);

/** Adds a version to what was granted before. Both end when the earlier of the two would. */
function withVersion(
  earlier: PreviewGrant | undefined,
  { version, endsAt }: { version: VersionId; endsAt: Date },
): PreviewGrant {
  const others = earlier?.versions.filter(({ remote }) => remote !== version.remote) ?? [];
  const isFirst = others.length === 0 || !earlier || endsAt < earlier.endsAt;
  return { versions: [...others, version], endsAt: isFirst ? endsAt : earlier.endsAt };
}

/** Redirects to the page without the parameters: a token would stay in the browser's history. */
function toPage(url: URL, cookie: string): Response {
  const { pathname, searchParams } = new URL(url);
  for (const name of [PARAMETER, TOKEN_PARAMETER]) searchParams.delete(name);
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return new Response(null, {
    status: 302,
    headers: {
      location: pathname + search,
      'set-cookie': cookie,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
