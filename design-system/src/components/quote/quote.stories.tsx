import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { Grid } from '../grid/grid.tsx';
import { brand } from '../../brand/index.ts';
import { Quote } from './quote.tsx';

const meta = {
  title: 'Components/Display/Quote',
  component: Quote,
  args: {
    name: 'Tom Reeve',
    detail: 'HGV Class 1 driver, Leeds',
    children: 'They asked which nights I wanted at home, and then found a run that kept to them.',
  },
} satisfies Meta<typeof Quote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesItsSpeaker: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure'));
    await expect(figure.getByRole('blockquote')).toHaveTextContent(/^They asked which nights/);
    await expect(figure.getByText('Tom Reeve').closest('figcaption')).toHaveTextContent('HGV Class 1 driver, Leeds');
  },
};

export const WithAvatar: Story = {
  args: { avatar: <Avatar name="Tom Reeve" decorative /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Alone: Story = {
  args: { size: 'lg', avatar: <Avatar name="Tom Reeve" decorative /> },
};

export const InCards: Story = {
  render: (args) => (
    <Grid as="ul">
      <Card as="li" padding="lg">
        <Quote {...args} avatar={<Avatar name={args.name} decorative />} />
      </Card>
      <Card as="li" padding="lg">
        <Quote name="Asha Patel" detail="PSV driver, Bristol" avatar={<Avatar name="Asha Patel" decorative />}>
          From the first call to my first shift was nine days, and every one of the papers was checked twice. Nobody
          ever had to ring me for the same thing again.
        </Quote>
      </Card>
      <Card as="li" padding="lg">
        <Quote
          name="Callum Fraser"
          detail="Workshop manager, Glasgow"
          avatar={<Avatar name="Callum Fraser" decorative />}
        >
          Somebody answers at four in the morning.
        </Quote>
      </Card>
    </Grid>
  ),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Quote {...args} size="lg" avatar={<Avatar name={args.name} decorative />} />
    </EveryTone>
  ),
};

export const OfTheAgency: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: brand.name, detail: undefined, children: 'We are the best agency in the country.' },
};
