import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { Section } from '../section/section.tsx';
import { Stat } from './stat.tsx';

const meta = { title: 'Display/Stat', component: Stat, args: { value: '30,000+', label: 'pre-vetted drivers' } } satisfies Meta<typeof Stat>;

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
