/**
 * The one spelling of an e-mail address, however mail servers let it be spelt: without invisible marks, in plain
 * letters instead of full-width ones, and with the domain as the DNS has it. What is no address stays none.
 */
export const canonicalAddress = (text: string): string =>
  text
    .replace(/\p{DI}/gu, '')
    .normalize('NFKC')
    .replace(/@([^\s@/\\?#:%[\]]+)$/, (written, domain: string) => {
      try {
        return `@${new URL(`http://${domain}`).hostname}`;
      } catch {
        return written;
      }
    });
