import { staffAccounts } from '@site/contract';
import { Accounts } from '../../features/accounts/accounts.tsx';
import { accountForms } from '../../features/accounts/forms.ts';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Accounts',
  lead: 'Internal page: who has an account at the desk, and what each may do. Whoever is removed is named in the audit log alone.',
  endpoint: staffAccounts,
  failed: 'The accounts could not be read',
  forms: [accountForms.remove, accountForms.reset],
  show: (accounts, { refresh }) => <Accounts accounts={accounts} refresh={refresh} />,
});
