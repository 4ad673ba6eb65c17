import { brand, Heading, Icon, Link, Stack, Text } from '@site/design-system';
import { departments, type Department } from '../../content/contact.ts';
import styles from './departments.module.css';

export function Departments() {
  return (
    <Stack gap={5}>
      <Heading level={2}>Straight to the right desk</Heading>
      <ul className={styles.list}>
        {departments.map((department) => (
          <Desk key={department.name} {...department} />
        ))}
      </ul>
    </Stack>
  );
}

function Desk({ name, text, email }: Department) {
  return (
    <li className={styles.desk}>
      <Heading level={3} size="sm">
        {name}
      </Heading>
      <Text size="sm" tone="muted">
        {text}
      </Text>
      <p className={styles.contact}>
        <Icon name="mail" size="sm" />
        <Link href={`mailto:${email}`}>{email}</Link>
      </p>
      <p className={styles.contact}>
        <Icon name="phone" size="sm" />
        <Link href={brand.phone.href}>{brand.phone.display}</Link>
      </p>
    </li>
  );
}
