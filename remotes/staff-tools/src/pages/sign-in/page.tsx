import { useLocation, useNavigate } from 'react-router-dom';
import { Panel, Section, Stack, Heading } from '@site/design-system';
import { formAction, type PageMeta } from '@site/remote-kit';
import { AccountSignIn } from '../../features/accounts/account-sign-in.tsx';
import { codeSignInForm, nextPage } from '../../features/accounts/forms.ts';
import styles from '../../features/desk/desk-page.module.css';

export const action = formAction(codeSignInForm);
export const isPrivate = true;
export const meta = (): PageMeta => ({
  title: 'Sign in',
  description: 'Internal page: signing in to an account at the desk.',
  robots: 'noindex',
});

export function Component() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const goOn = () => void navigate(nextPage({ searchParams: new URLSearchParams(search) }));
  return (
    <Section>
      <Stack gap={5}>
        <Heading level={1} size="lg">
          Sign in to the desk
        </Heading>
        <div className={styles.signIn}>
          <Panel title="Your account">
            <AccountSignIn onSignedIn={goOn} />
          </Panel>
        </div>
      </Stack>
    </Section>
  );
}
