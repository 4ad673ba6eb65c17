import { expect, test, vi } from 'vitest';
import { loadConfig } from '../../api/config.ts';
import { createApiClient, PROPOSAL_COPIES } from '../../api/contract/index.ts';
import { findProposal } from '../../api/proposals/proposal.ts';
import { confirmationMail } from '../../api/subscriptions/mails.ts';
import { unsetInProduction } from '../../api/unset-in-production.ts';
import { rejectPage, tooBusy } from '../../server/http/rejection.ts';
import { createRenderer } from '../../shell/src/entry-server.tsx';

// A rebranding changes the brand in these two files.
vi.mock(import('../../design-system/src/brand/facts.ts'), async (original) => {
  const { wayfell: brand } = await import('../../design-system/src/brand/wayfell/facts.ts');
  return { ...(await original()), brand };
});
vi.mock(
  import('../../design-system/src/brand/index.ts'),
  () => import('../../design-system/src/brand/wayfell/index.ts'),
);

/** What each part says about the agency. */
const said: Record<string, () => unknown> = {
  'the configuration': () => loadConfig({}),
  'the warnings of a start in production': () => unsetInProduction({ NODE_ENV: 'production' }),
  'the proposals': () => PROPOSAL_COPIES.map(findProposal),
  'a mail': () =>
    confirmationMail('newsletter', 'ada@example.org', { link: '/', agencyName: loadConfig({}).agencyName }),
  'a page with its head, header and footer': () =>
    createRenderer({
      remotes: [],
      loadRemote: () => expect.fail(),
      dataLayer: undefined,
      siteUrl: undefined,
      onError: (error) => ({ message: String(error) }),
    }).render(new Request('http://localhost/no-such-page'), createApiClient()),
  'the page that a busy site sends': () => rejectPage(tooBusy(), []).text(),
};

test.each(Object.entries(said))('after a rebranding, %s shows only the new brand', async (_part, say) => {
  const text = JSON.stringify(await say());
  expect(text).toMatch(/wayfell/i);
  expect(text).not.toMatch(/haulwell/i);
});
