import { Card, CardLink, Grid, Heading, Icon, Text } from '@site/design-system';
import { contactMethods, type ContactMethod } from '../../content/contact.ts';
import styles from './contact-methods.module.css';

export function ContactMethods() {
  return (
    <Grid as="ul" min="sm">
      {contactMethods.map((method) => (
        <Method key={method.title} {...method} />
      ))}
    </Grid>
  );
}

function Method({ icon, title, text, action, href }: ContactMethod) {
  return (
    <Card as="li" interactive className={styles.method}>
      <span className={styles.plate}>
        <Icon name={icon} size="lg" />
      </span>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
      <CardLink href={href} className={styles.action}>
        {action}
      </CardLink>
    </Card>
  );
}
