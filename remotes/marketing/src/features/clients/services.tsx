import type { ReactNode } from 'react';
import {
  brand,
  Card,
  CheckList,
  Cluster,
  Heading,
  LinkButton,
  Section,
  SectionIntro,
  Stack,
  Text,
} from '@site/design-system';
import { services, type Service } from '../../content/clients.ts';
import { Lorry } from '../home/lorry.tsx';
import { CheckedFile } from './checked-file.tsx';
import { WheelHub } from './wheel-hub.tsx';
import styles from './services.module.css';

/** The four services as panels of a wall, each with a drawing of its own. */
export function Services() {
  return (
    <Section tone="sunken" spacing="lg" aria-labelledby="services">
      <Stack gap={6}>
        <SectionIntro id="services" title={services.heading} lead={services.text} />
        <ul className={styles.wall}>
          {services.list.map((service) => (
            <ServiceCard key={service.id} {...service} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

const tones = {
  'driver-recruitment': 'ink',
  'engineering-technical': 'paper',
  'compliance-screening': 'paper',
  'rapid-response': 'accent',
} as const;

const extras: Readonly<Record<Service['id'], ReactNode>> = {
  'driver-recruitment': <Lorry className={styles.lorry} />,
  'engineering-technical': <WheelHub className={styles.hub} />,
  'compliance-screening': <CheckedFile className={styles.file} />,
  'rapid-response': <Emergency />,
};

function ServiceCard({ id, title, text, points }: Service) {
  return (
    <Card as="li" padding="lg" id={id} data-tone={tones[id]} className={styles.card}>
      <Stack gap={3}>
        <Heading level={3} size="lg">
          {title}
        </Heading>
        <Text muted>{text}</Text>
        {points.length > 0 && <CheckList items={points} />}
      </Stack>
      {extras[id]}
    </Card>
  );
}

function Emergency() {
  const { figure, call, outOfHours } = services.emergency;
  return (
    <>
      <p className={styles.figure}>{figure}</p>
      <Cluster>
        <LinkButton href={brand.phone.href} start="phone" size="lg">
          {call}
        </LinkButton>
        <LinkButton href={brand.phoneAlt.href} start="clock" size="lg" variant="secondary">
          {outOfHours}
        </LinkButton>
      </Cluster>
    </>
  );
}
