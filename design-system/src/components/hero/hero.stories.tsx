import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Stat } from '../stat/stat.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Display/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Agency of the year 2023',
    title: 'The right people on the right road.',
    lead: 'Haulwell finds, vets and places the drivers, engineers and planners that keep UK transport moving.',
    actions: (
      <>
        <LinkButton href="#clients" size="lg" icon="arrow-right" iconPosition="end">
          Hire with Us
        </LinkButton>
        <LinkButton href="#candidates" size="lg" variant="secondary">
          View Opportunities
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

const aside = (
  <Card padding="lg">
    <Stack gap={5}>
      <Stat value="30,000+" label="pre-vetted drivers" />
      <Stat value="24/7" label="support" />
      <Stat value="2023" label="award winning" />
    </Stack>
  </Card>
);

export const WithAside: Story = { args: { aside } };
export const WithAsideOnAPhone: Story = { args: { aside }, globals: { viewport: { value: 'phone' } } };
export const WithAsideOnATablet: Story = { args: { aside }, globals: { viewport: { value: 'tablet' } } };
export const Short: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: String(args.title) })).toBeVisible();
  },
};
export const ShortOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const TitleOnly: Story = { args: { eyebrow: undefined, lead: undefined, actions: undefined, title: 'Privacy Policy' } };
