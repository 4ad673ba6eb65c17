import type { PageHeads } from '@site/remote-kit/page-heads.ts';

export const pageHeads: PageHeads = {
  '/test-supabase': { hidden: true },
  '/test-supabase-debug': { hidden: true },
  '/staff': { hidden: true },
  '/staff/syncs': { hidden: true },
  '/staff/syncs/1': { hidden: true },
  '/staff/mail': { hidden: true },
  '/staff/mail/5f0c1c0e-5d0b-4a5c-9d7e-0d5b8f2f7a10': { hidden: true },
  '/staff/searches': { hidden: true },
  '/staff/proposal-access': { hidden: true },
  '/staff/remotes': { hidden: true },
  '/staff/audit-log': { hidden: true },
  '/staff/submissions': { hidden: true },
  '/staff/submissions/APP-7K2M9Q': { hidden: true },
};
