import { formAction, type PageMeta } from '@site/remote-kit';
import { acceptForm } from '../../features/accounts/forms.ts';

export { WelcomePage as Component } from './page.tsx';
export { loader } from './loader.ts';
export const action = formAction(acceptForm);

// Its address holds the token from a mail.
export const isPrivate = true;

export const meta = (): PageMeta => ({
  title: 'Welcome',
  description: 'Internal page: an invitation to the desk.',
  robots: 'noindex',
});
