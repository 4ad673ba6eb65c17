import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Icon } from './icon.tsx';
import { iconNames } from './icons.ts';

const meta = {
  title: 'Components/Display/Icon',
  component: Icon,
  args: { name: 'truck' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithMeaning: Story = {
  args: { name: 'shield-check', label: 'Vetted', size: 'lg' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vetted' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Icon {...args} size="sm" />
      <Icon {...args} size="md" />
      <Icon {...args} size="lg" />
    </Cluster>
  ),
};

export const All: Story = {
  render: () => (
    <Grid min="xs">
      {iconNames.map((name) => (
        <Cluster key={name}>
          <Icon name={name} size="lg" />
          {name}
        </Cluster>
      ))}
    </Grid>
  ),
};

/** An icon takes the colour of the surrounding text. */
export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Cluster gap={2}>
        <Icon {...args} /> On the road
      </Cluster>
    </EveryTone>
  ),
};

export const BesideWords: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Cluster gap={2}>
      <Icon name="map-pin" /> Leeds
    </Cluster>
  ),
};

export const InPlaceOfWords: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Cluster>
      <Icon name="route" label="Local routes" />
      <Icon name="clock" label="Nights" />
      <Icon name="award" label="Permanent" />
    </Cluster>
  ),
};
