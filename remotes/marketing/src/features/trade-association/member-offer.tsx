import { Heading, Icon, Link, Section, Stack, Text } from '@site/design-system';
import { contact } from '../../content/trade-association.ts';
import { Voucher } from './voucher.tsx';
import styles from './member-offer.module.css';

/** The voucher, and whom to give its code to. */
export function MemberOffer() {
  const { title, text, phones, email } = contact;
  return (
    <Section tone="ink" spacing="lg" id="offer" aria-label={title}>
      <div className={styles.columns}>
        <Voucher />
        <Stack gap={4}>
          <Heading level={2}>{title}</Heading>
          <Text tone="muted">{text}</Text>
          <ul>
            {phones.map(({ label, display, href }) => (
              <li key={label} className={styles.way}>
                <Icon name="phone" />
                <span>{label}</span>
                <Link href={href} className={styles.link}>
                  {display}
                </Link>
              </li>
            ))}
            <li className={styles.way}>
              <Icon name="mail" />
              <span>{email.label}</span>
              <Link href={email.href} className={styles.link}>
                {email.display}
              </Link>
            </li>
          </ul>
        </Stack>
      </div>
    </Section>
  );
}
