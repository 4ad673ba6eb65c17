import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { Badge } from '../badge/badge.tsx';
import { Chip } from '../chip/chip.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Display/Tag',
  component: Tag,
  args: { children: 'Career advice' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Career advice')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const LeadsToItsTopic: Story = {
  args: { href: '#career-advice' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Career advice' });
    await expect(link).toHaveAttribute('href', '#career-advice');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const topics = [
  'Driver shortage',
  'Electric vehicles',
  'Tachograph rules',
  'Salary',
  'Night work',
  'Apprenticeships',
  'Scotland',
];

/** Popular topics of articles wrap, and each is large enough to press. */
export const PopularTopics: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Cluster as="ul" gap={2}>
      {topics.map((topic) => (
        <li key={topic}>
          <Tag href={`#${topic}`}>{topic}</Tag>
        </li>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

/** A badge gives a status, a tag a topic; a chip can be pressed. */
export const BesideBadgeAndChip: Story = {
  render: (args) => (
    <Cluster>
      <Badge status="accent">NEW</Badge>
      <Tag {...args} />
      <Chip pressed>Permanent</Chip>
    </Cluster>
  ),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      <Cluster>
        <Tag>Industry news</Tag>
        <Tag href="#safety">Safety</Tag>
      </Cluster>
    </EveryTone>
  ),
};

export const ForAStatus: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Urgent' },
};
