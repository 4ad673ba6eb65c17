import { Link, Stack } from '@site/design-system';
import { mail as mailEndpoint } from '@site/contract';
import { giveUpForm, readMailForm, resendForm } from '../../features/mail/mail-forms.ts';
import { defineDeskPage } from '../../features/desk/define-desk-page.tsx';
import { MailActions } from '../../features/mail/mail-actions.tsx';
import { MailContentSection } from '../../features/mail/mail-content.tsx';
import { MailFacts } from '../../features/mail/mail-facts.tsx';
import styles from './page.module.css';

export const { Component, loader, action, isPrivate, meta } = defineDeskPage({
  title: 'Mail details',
  lead: 'Internal page: a mail of the site, and what became of it.',
  endpoint: mailEndpoint,
  failed: 'The mail could not be read',
  forms: [readMailForm, resendForm, giveUpForm],
  show: (mail, { refresh }) => (
    <Stack gap={6} className={styles.mail}>
      <Link href="/staff/mail" variant="standalone">
        All mail
      </Link>
      <MailFacts mail={mail} />
      <MailActions mail={mail} refresh={refresh} />
      <MailContentSection key={mail.id} id={mail.id} />
    </Stack>
  ),
});
