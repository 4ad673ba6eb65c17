import { useLoaderData } from 'react-router-dom';
import { Link, Stack } from '@site/design-system';
import { mail as mailEndpoint } from '@site/contract';
import { mailOutboxHref } from '@site/remote-kit/links/staff-tools.ts';
import type { DeskData } from '../../features/desk/desk-loader.ts';
import { DeskPage } from '../../features/desk/desk-page.tsx';
import { MailActions } from '../../features/mail/mail-actions.tsx';
import { MailContentSection } from '../../features/mail/mail-content.tsx';
import { MailFacts } from '../../features/mail/mail-facts.tsx';
import styles from './page.module.css';

export function MailPage() {
  const data = useLoaderData<DeskData<typeof mailEndpoint>>();
  return (
    <DeskPage
      title="Mail Details"
      lead="Internal page: a mail of the site, and what became of it."
      endpoint={mailEndpoint}
      data={data}
      failed="The mail could not be read"
    >
      {(mail, refresh) => (
        <Stack gap={6} className={styles.mail}>
          <Link href={mailOutboxHref} variant="standalone">
            All mail
          </Link>
          <MailFacts mail={mail} />
          <MailActions mail={mail} refresh={refresh} />
          <MailContentSection key={mail.id} id={mail.id} />
        </Stack>
      )}
    </DeskPage>
  );
}
