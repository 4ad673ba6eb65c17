import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { CardLink } from './card-link.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: { children: <Text>Anything that belongs together.</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Large: Story = { args: { padding: 'lg' } };

function JobCard({ title, place }: { title: string; place: string }) {
  return (
    <Card as="article" interactive>
      <Stack gap={3}>
        <Cluster justify="between" align="start">
          <Heading level={3}>
            <CardLink href={`#${title}`}>{title}</CardLink>
          </Heading>
          <Badge tone="accent">NEW</Badge>
        </Cluster>
        <Cluster gap={2}>
          <Icon name="map-pin" size="sm" />
          <Text as="span" tone="muted">
            {place}
          </Text>
        </Cluster>
        <Text>Multi-drop deliveries across the region, home every night.</Text>
      </Stack>
    </Card>
  );
}

export const Interactive: Story = {
  render: () => (
    <Grid min="md">
      <JobCard title="HGV Class 1 Driver" place="Leeds" />
      <JobCard title="Transport Planner" place="Bristol" />
      <JobCard title="PSV Technician" place="Glasgow" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'HGV Class 1 Driver' });
    const card = canvas.getAllByRole('article')[0];
    const { right = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(right - 12, bottom - 12)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
