import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Badge } from '../badge/badge.tsx';
import { Fact, FactList } from '../fact-list/fact-list.tsx';
import { Grid } from '../grid/grid.tsx';
import { LogoMark } from '../../brand/index.ts';
import { Text } from '../text/text.tsx';
import { MediaCard } from './media-card.tsx';

const meta = {
  title: 'Components/Display/MediaCard',
  component: MediaCard,
  args: {
    picture: <LogoMark />,
    eyebrow: 'Safety',
    title: 'Keep two seconds apart',
    href: '#article',
    children: [
      <Text key="1" muted>
        What the gap to the vehicle in front is for, and how to measure it.
      </Text>,
      <FactList key="2" size="sm">
        <Fact icon="clock" label="Time to read" size="sm">
          4 min read
        </Fact>
      </FactList>,
    ],
  },
} satisfies Meta<typeof MediaCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { id: 'own', className: 'own' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Keep two seconds apart');
    await expect(canvas.getByRole('link', { name: 'Keep two seconds apart' })).toHaveAttribute('href', '#article');
    await expect(canvas.getByRole('article')).not.toHaveTextContent(/^$/);
    await expect(canvasElement.querySelector('#own')).toHaveClass('own');
  },
};

export const Large: Story = { args: { size: 'lg', eyebrow: <Badge>Featured</Badge> } };

export const InAGrid: Story = {
  render: (args) => (
    <Grid min="md">
      <MediaCard {...args} />
      <MediaCard {...args} title="Walk round it first" />
    </Grid>
  ),
};

export const WithoutWords: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: undefined, eyebrow: undefined },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { title: 'Around Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, nights and weekends included' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <MediaCard {...args} />
    </EveryTone>
  ),
};
