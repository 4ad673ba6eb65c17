import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { CardLink } from './card-link.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Display/Card',
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
          <Badge status="accent">NEW</Badge>
        </Cluster>
        <Cluster gap={2}>
          <Icon name="map-pin" size="sm" />
          <Text as="span" muted>
            {place}
          </Text>
        </Cluster>
        <Text>Multi-drop deliveries across the region, home every night.</Text>
      </Stack>
    </Card>
  );
}

export const WholeCardIsTheTarget: Story = {
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
  },
};

const followed = fn();
const saved = fn();

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    followed.mockClear();
  },
  render: () => (
    <Card as="article" interactive>
      <CardLink href="#planner" onClick={followed}>
        Transport Planner
      </CardLink>
    </Card>
  ),
  play: async ({ canvas, step }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Transport Planner' });
    await expect(link).toHaveFocus();
    await step('the focus is seen around the whole card', async () => {
      await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
      await expect(Number.parseFloat(getComputedStyle(link, '::after').inlineSize)).toBeGreaterThan(link.offsetWidth);
    });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const WithAButtonOfItsOwn: Story = {
  beforeEach: () => {
    followed.mockClear();
    saved.mockClear();
  },
  render: () => (
    <Card as="article" interactive>
      <Cluster justify="between">
        <CardLink href="#planner" onClick={followed}>
          Transport Planner
        </CardLink>
        <Button variant="secondary" size="sm" onClick={saved}>
          Save
        </Button>
      </Cluster>
    </Card>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(button).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
    await userEvent.click(button);
    await expect(saved).toHaveBeenCalledOnce();
    await expect(followed).not.toHaveBeenCalled();
  },
};

export const LongWordsOnAPhone: Story = {
  tags: ['state'],
  render: () => <JobCard title="Telecommunications-infrastructure maintenance engineer" place="Llanfairpwllgwyngyll" />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Card>
        <Text>Paper, whatever it lies on.</Text>
      </Card>
      <JobCard title="HGV Class 1 Driver" place="Leeds" />
    </EveryTone>
  ),
};

export const CardInACard: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Card {...args}>
      <Stack>
        <Text>HGV Class 1 Driver</Text>
        <Card>
          <Text>£38,000 to £42,000 a year</Text>
        </Card>
      </Stack>
    </Card>
  ),
};
