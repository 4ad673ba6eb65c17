import { Avatar, Badge, Card, CardLink, Heading, Icon, Section, Stack, Text } from '@site/design-system';
import { directory, partners, type Partner } from '../../content/partners.ts';
import styles from './directory.module.css';

export function Directory() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="partners">
      <Stack gap={6}>
        <Heading level={2} size="xl" id="partners">
          {directory.title}
        </Heading>
        <ul className={styles.grid}>
          {partners.map((partner) => (
            <PartnerCard key={partner.name} {...partner} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function PartnerCard({ name, type, description, logo, page }: Partner) {
  return (
    <Card as="li" interactive={Boolean(page)} className={styles.card} data-linked={page ? true : undefined}>
      <Avatar name={name} src={logo} shape="square" size={page ? 'xl' : 'lg'} />
      <div className={styles.text}>
        {page?.featured && <Badge tone="accent">{directory.featured}</Badge>}
        <div>
          <Heading level={3}>{name}</Heading>
          <Text size="sm" weight="bold" className={styles.type}>
            {type}
          </Text>
        </div>
        <Text tone="muted">{description}</Text>
        {page && (
          <CardLink href={page.href} className={styles.link}>
            {page.action}
            <Icon name="arrow-right" />
          </CardLink>
        )}
      </div>
    </Card>
  );
}
