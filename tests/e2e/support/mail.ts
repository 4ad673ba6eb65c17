import { expect, type TestedSite } from './site.ts';

/** The path of the link that confirms a subscription, in the only mail to an address. */
export const confirmationPath = (site: TestedSite, address: string): Promise<string> =>
  newestLink(site, address, '/subscription?confirm=');

/** The path of the link that begins so, in the newest of so many mails to an address. */
export async function newestLink({ smtp }: TestedSite, address: string, begin: string, mails = 1): Promise<string> {
  const sent = () => smtp.mails.filter(({ to }) => to.includes(address));
  await expect.poll(() => sent().length).toBe(mails);
  const text = sent().at(-1)!.source.replaceAll('=3D', '=');
  const link = /https?:\/\/\S+?(?=[\s"<]|$)/g;
  const found = [...text.matchAll(link)]
    .map(([address]) => new URL(address))
    .find((url) => pathOf(url).startsWith(begin));
  return found ? pathOf(found) : '';
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;
