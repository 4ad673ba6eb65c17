import { Avatar, Badge, Card, CardLink, Cluster, Grid, Heading, Icon, Section, Stack, Text } from '@site/design-system';
import { directory, partners, type Partner } from '../../content/partners.ts';
import styles from './directory.module.css';

export function Directory() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="partners">
      <Stack gap={6}>
        <Heading level={2} size="xl" id="partners">
          {directory.title}
        </Heading>
        <Grid as="ul" min="md" fill>
          {partners.map((partner) => (
            <PartnerCard key={partner.name} {...partner} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function PartnerCard({ name, type, description, logo, page }: Partner) {
  return (
    <Card as="li" interactive={Boolean(page)} className={styles.card}>
      <Avatar name={name} src={logo} shape="square" size="lg" />
      <Stack gap={3} align="start" className={styles.words}>
        {page?.featured && <Badge status="accent">{directory.featured}</Badge>}
        <div>
          <Heading level={3}>{name}</Heading>
          <Text size="sm" weight="bold" muted>
            {type}
          </Text>
        </div>
        <Text muted>{description}</Text>
        {page && (
          <CardLink href={page.href}>
            <Cluster as="strong" gap={2}>
              {page.action}
              <Icon name="arrow-right" />
            </Cluster>
          </CardLink>
        )}
      </Stack>
    </Card>
  );
}
