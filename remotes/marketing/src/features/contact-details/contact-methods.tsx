import { Card, CardLink, Cluster, Feature, Grid, Icon, Text } from '@site/design-system';
import { contactMethods, type ContactMethod } from '../../content/contact.ts';

export function ContactMethods() {
  return (
    <Grid as="ul">
      {contactMethods.map((method) => (
        <Method key={method.title} {...method} />
      ))}
    </Grid>
  );
}

function Method({ icon, title, text, action, href }: ContactMethod) {
  return (
    <Card as="li" interactive>
      <Feature icon={icon} title={title} level={2} layout="stacked">
        <Text muted>{text}</Text>
        <CardLink href={href}>
          <Cluster as="strong" gap={2}>
            {action}
            <Icon name="arrow-right" size="sm" />
          </Cluster>
        </CardLink>
      </Feature>
    </Card>
  );
}
