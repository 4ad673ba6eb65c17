import { readSigned, signed } from './signature.ts';
import type { Services } from '../services.ts';

/** How long a link to a preview works for somebody without a staff session. */
const PREVIEW_LINK_MS = 7 * 24 * 60 * 60_000;

const PURPOSE = 'preview-link';

/** What admits somebody without a staff session to this version, 'job-board@1.2.0': '<end in seconds>.<signature>'. */
export async function newPreviewToken({ db, clock }: Services, name: string) {
  const end = String(Math.floor((clock().getTime() + PREVIEW_LINK_MS) / 1000));
  const content = `${end}.${name}`;
  const signature = (await signed(db, PURPOSE, content)).slice(content.length);
  return { token: `${end}${signature}`, endsAt: new Date(Number(end) * 1000) };
}

/** When the token ends, if it is one that we signed for this version and has not expired. */
export async function endOfPreviewToken(
  { db, clock }: Services,
  name: string,
  token: string,
): Promise<Date | undefined> {
  const [, end, signature] = /^(\d{10})\.(.+)$/.exec(token) ?? [];
  if (end === undefined) return undefined;
  const endsAt = new Date(Number(end) * 1000);
  if (endsAt <= clock()) return undefined;
  const isOurs = await readSigned(db, PURPOSE, `${end}.${name}.${signature}`);
  return isOurs === undefined ? undefined : endsAt;
}
