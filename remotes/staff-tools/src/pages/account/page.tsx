import { myAccount } from '@site/contract';
import {
  changePasswordForm,
  endOtherSessionsForm,
  endSessionForm,
  newCodesForm,
  removePasskeyForm,
} from '../../features/accounts/forms.ts';
import { OwnAccount } from '../../features/accounts/own-account.tsx';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'My account',
  lead: 'Internal page: how you sign in, and where you are signed in.',
  endpoint: myAccount,
  failed: 'Your account could not be read',
  forms: [changePasswordForm, removePasskeyForm, endSessionForm, endOtherSessionsForm, newCodesForm],
  show: (account, { refresh }) => <OwnAccount account={account} refresh={refresh} />,
});
