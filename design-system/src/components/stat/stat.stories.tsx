import type { Meta, StoryObj } from '@storybook/react-vite';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Grid } from '../grid/grid.tsx';
import { Section } from '../section/section.tsx';
import { Stat } from './stat.tsx';

const meta = {
  title: 'Components/Display/Stat',
  component: Stat,
  args: { value: '30,000+', label: 'pre-vetted drivers' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: 'users' } };

export const StripOnInk: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Section tone="ink">
      <Grid min="xs">
        <Stat {...args} />
        <Stat value="24/7" label="support, answered by people" />
        <Stat value="100%" label="compliant" />
        <Stat value="500+" label="active jobs" />
      </Grid>
    </Section>
  ),
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    value: '1,250,000+',
    label: 'deliveries made on time for supermarkets, hospitals and building sites',
    icon: 'truck',
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Grid min="xs">
      <Stat {...args} />
      <Stat {...args} />
    </Grid>
  ),
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Stat {...args} icon="users" />
    </EveryTone>
  ),
};

export const ForWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { value: 'Nationwide', label: 'coverage' },
};
