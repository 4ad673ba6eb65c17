import { brand } from '../../src/brand/index.ts';
import { Card } from '../../src/components/card/card.tsx';
import { CardLink } from '../../src/components/card/card-link.tsx';
import { CheckList } from '../../src/components/check-list/check-list.tsx';
import { DescriptionList } from '../../src/components/description-list/description-list.tsx';
import { Grid } from '../../src/components/grid/grid.tsx';
import { Heading } from '../../src/components/heading/heading.tsx';
import { Hero } from '../../src/components/hero/hero.tsx';
import { Icon } from '../../src/components/icon/icon.tsx';
import { LinkButton } from '../../src/components/link-button/link-button.tsx';
import { Section } from '../../src/components/section/section.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { addressOf, Show } from '../blocks/show.tsx';
import { rooms, type Room } from './rooms.ts';
import styles from './home.module.css';

const toolbar = [
  {
    term: 'Brand',
    description: 'Haulwell, or Wayfell: the same components with another name, mark, colours and faces.',
  },
  { term: 'Motion', description: 'As the system says, or reduced.' },
  { term: 'Mock scenario', description: 'What the network answers on page stories: slow, empty, forbidden, broken.' },
  { term: 'Viewport', description: 'A phone of 360, a tablet of 768, a desktop of 1440.' },
  { term: 'Accessibility', description: 'Each story against WCAG 2.2 AA, in the panel below it.' },
];

const promises = [
  'Works by keyboard, and says what it is to screen readers',
  'Can be read on paper, on ink and on the accent',
  'Has a story for every state, failure included',
  'Refuses props that make no sense, when it is compiled',
  'Renders on a server, and is useful before scripts run',
  'Names no colour and no size that is not a token',
];

export function Home() {
  return (
    <Show>
      <div className={styles.page}>
        <Hero
          eyebrow="Design system"
          title="One road, every vehicle."
          lead={`What ${brand.name}’s site is made of. Four teams ship its pages on their own; these components make them one place.`}
          actions={
            <LinkButton href={addressOf('which-component--docs')} size="lg" icon="arrow-right" iconPosition="end">
              Which component do I need?
            </LinkButton>
          }
        />
        <Section>
          <Grid min="md">
            {rooms.map((room) => (
              <RoomCard key={room.title} {...room} />
            ))}
          </Grid>
        </Section>
        <Section tone="sunken">
          <div className={styles.columns}>
            <Stack>
              <Heading level={2}>What a component promises</Heading>
              <CheckList items={promises} />
            </Stack>
            <Stack>
              <Heading level={2}>The toolbar above</Heading>
              <DescriptionList items={toolbar} />
            </Stack>
          </div>
        </Section>
        <Section>
          <div className={styles.columns}>
            <Stack>
              <Heading level={2}>How it is built</Heading>
              <Text>
                Tokens make the brand, components read tokens by their semantic names, pages are made of components.
                React renders them, Radix lends behaviour where the browser has none, and styles stand in cascade
                layers, so that a page’s rule beats a component’s whatever loads first.
              </Text>
              <Text>
                A dark theme is not offered: a band is ink or accent by its tone, and whatever stands in it follows.
              </Text>
            </Stack>
            <Stack>
              <Heading level={2}>How a component is made</Heading>
              <Text>
                A folder holds it: the component, its styles, a story for every state, a test of what must not compile,
                and for whatever can be operated a page of rules, each naming its proof. The design system’s README has
                the steps.
              </Text>
              <Text>
                Before you make one, look whether two that exist say it together: that is a pattern, and costs nobody
                anything.
              </Text>
            </Stack>
          </div>
        </Section>
      </div>
    </Show>
  );
}

function RoomCard({ title, icon, page, text }: Room) {
  return (
    <Card interactive>
      <Stack gap={3}>
        <Icon name={icon} size="lg" className={styles.icon} />
        <Heading level={2} size="sm">
          <CardLink href={addressOf(page)}>{title}</CardLink>
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
    </Card>
  );
}
