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
import { brands } from '../../../.storybook/modes.ts';
import { addressOf, Show } from '../blocks/show.tsx';
import { areas, type Area } from './areas.ts';
import styles from './home.module.css';

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const toolbar = [
  {
    term: 'Brand',
    description: `${anyOf.format(Object.values(brands))}: the same components with a different name, mark, colours and faces.`,
  },
  { term: 'Colours', description: 'Light or dark, or as set in the system.' },
  { term: 'Motion', description: 'As set in the system, or reduced.' },
  { term: 'Text size', description: 'The browser’s at 100, 150 or 200%.' },
  { term: 'Text', description: 'As written, or 40% longer, as a translation may be.' },
  { term: 'Forced colours', description: 'The brand’s colours, or about what forced ones leave of them.' },
  { term: 'Clock', description: 'The sample data’s own date, a Sunday, the end of the year, or now.' },
  { term: 'Mock scenario', description: 'How the API answers in page stories: slow, empty, forbidden, broken.' },
  { term: 'Viewport', description: 'Phone (360), tablet (768) or desktop (1440).' },
  { term: 'Accessibility', description: 'Checks each story against WCAG 2.2 AA, in the panel below it.' },
];

const promises = [
  'Works by keyboard, and says what it is to screen readers',
  'Is legible on paper, ink and accent',
  'Has a story for every state, failure included',
  'Rejects props that make no sense at compile time',
  'Renders on a server, and is useful before scripts run',
  'Takes every colour and size from a token',
];

export function Home() {
  return (
    <Show>
      <div className={styles.page}>
        <Hero
          eyebrow="Design system"
          title="One road, every vehicle."
          lead={`The building blocks of ${brand.name}’s site. Four teams ship its pages independently; these components make them one site.`}
          actions={
            <LinkButton href={addressOf('which-component--docs')} size="lg" end="arrow-right">
              Which component do I need?
            </LinkButton>
          }
        />
        <Section>
          <Grid min="md">
            {areas.map((area) => (
              <AreaCard key={area.title} {...area} />
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
              <Heading level={2}>What the toolbar does</Heading>
              <DescriptionList items={toolbar} />
            </Stack>
          </div>
        </Section>
        <Section>
          <div className={styles.columns}>
            <Stack>
              <Heading level={2}>How it is built</Heading>
              <Text>
                Tokens define the brand, components use the tokens’ semantic names, and pages are made of components.
                React renders them, Radix adds behaviour that browsers lack, and styles are in cascade layers, so that a
                page’s rule overrides a component’s, whichever loads first.
              </Text>
              <Text>
                A band’s tone makes it ink or accent, and everything inside follows. The dark scheme repaints paper.
              </Text>
            </Stack>
            <Stack>
              <Heading level={2}>How a component is made</Heading>
              <Text>
                Its folder holds the component, its styles, a story for every state, a test of what must not compile,
                and, if it is interactive, a specification whose every rule names its test. The design system’s README
                lists the steps.
              </Text>
              <Text>
                Before you make one, check whether two existing ones do the job together: that is a pattern, and adds
                nothing to maintain.
              </Text>
            </Stack>
          </div>
        </Section>
      </div>
    </Show>
  );
}

function AreaCard({ title, icon, page, text }: Area) {
  return (
    <Card interactive>
      <Stack gap={3}>
        <Icon name={icon} size="lg" className={styles.icon} />
        <Heading level={2} size="sm">
          <CardLink href={addressOf(page)}>{title}</CardLink>
        </Heading>
        <Text muted>{text}</Text>
      </Stack>
    </Card>
  );
}
