import { expect, type TestedSite } from './site.ts';

/** The path of the link that confirms a subscription, in the only mail to an address. */
export async function confirmationPath({ smtp }: TestedSite, address: string): Promise<string> {
  const sent = () => smtp.mails.filter(({ to }) => to.includes(address));
  await expect.poll(() => sent().length, { timeout: 15_000 }).toBe(1);
  const link = /https?:\/\/\S+\/subscription\?confirm=[\w-]+/.exec(sent()[0]!.source.replaceAll('=3D', '='))?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return pathname + search;
}
