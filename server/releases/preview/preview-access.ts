import { continueSession, endOfPreviewToken, isHttps, readSigned, type Services, signed } from '@site/api';
import { formatVersionId, parseVersionId, type VersionId } from '@site/contract';
import { hostCookie, PREVIEW_COOKIE, readHostCookie, readSessionCookie } from '@site/protocol';

/** How long a preview lasts, unless the link that it came from ends sooner. */
export const PREVIEW_MS = 8 * 60 * 60_000;

/** The versions that a visitor may look at before others do. */
export interface PreviewGrant {
  versions: readonly VersionId[];
  endsAt: Date;
}

interface PreviewPermission {
  isStaff: boolean;
  endsAt: Date;
}

/** Who may preview what: staff any version, and others the one for which they were sent a link with a token. */
export interface PreviewAccess {
  /** Whether the visitor may preview this version: undefined for whoever is neither staff nor has its token. */
  permission(request: Request, wanted: VersionId, token: string | null): Promise<PreviewPermission | undefined>;
  /** What the request's cookie grants; undefined without a valid one. */
  granted(request: Request): Promise<PreviewGrant | undefined>;
  /** The Set-Cookie header of a grant. */
  cookieOf(request: Request, grant: PreviewGrant): Promise<string>;
  /** The Set-Cookie header that ends any. */
  expiredCookie(request: Request): string;
}

const PURPOSE = 'preview-cookie';

export function createPreviewAccess(services: Services): PreviewAccess {
  const { db, config, clock } = services;

  async function isStaff(request: Request): Promise<boolean> {
    const token = readSessionCookie(request, 'staff', isHttps(request, config));
    return token !== undefined && (await continueSession(services, 'staff', token, request)) !== undefined;
  }

  const previewCookie = (request: Request, value: string, maxAgeSeconds: number) =>
    hostCookie({ name: PREVIEW_COOKIE, value, maxAgeSeconds, sameSite: 'lax' }, isHttps(request, config));

  return {
    async permission(request, wanted, token) {
      const latest = clock().getTime() + PREVIEW_MS;
      if (await isStaff(request)) return { isStaff: true, endsAt: new Date(latest) };
      const linkEnd = token === null ? undefined : await endOfPreviewToken(services, formatVersionId(wanted), token);
      return linkEnd && { isStaff: false, endsAt: new Date(Math.min(linkEnd.getTime(), latest)) };
    },
    async granted(request) {
      const cookie = readHostCookie(request, PREVIEW_COOKIE, isHttps(request, config));
      const [end = '', names = ''] = (await readSigned(db, PURPOSE, cookie ?? ''))?.split(/\.(.+)/) ?? [];
      const endsAt = new Date(Number(end) * 1000);
      if (!(endsAt > clock())) return undefined;
      return { versions: names.split(',').flatMap((name) => parseVersionId(name) ?? []), endsAt };
    },
    async cookieOf(request, { versions, endsAt }) {
      const content = `${Math.floor(endsAt.getTime() / 1000)}.${versions.map(formatVersionId).join()}`;
      const maxAgeSeconds = (endsAt.getTime() - clock().getTime()) / 1000;
      return previewCookie(request, await signed(db, PURPOSE, content), maxAgeSeconds);
    },
    expiredCookie: (request) => previewCookie(request, '', 0),
  };
}
