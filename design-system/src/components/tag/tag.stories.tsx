import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type SubmitEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Badge } from '../badge/badge.tsx';
import { Chip } from '../chip/chip.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { TagList } from './tag-list.tsx';
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
    <TagList aria-label="Popular topics">
      {topics.map((topic) => (
        <Tag key={topic} href={`#${topic}`}>
          {topic}
        </Tag>
      ))}
    </TagList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Popular topics' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(topics.length);
    for (const link of canvas.getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

function Filters() {
  const [filters, setFilters] = useState(['Nights', 'Leeds', 'Class 1 (C+E)']);
  return (
    <TagList aria-label="Active filters">
      {filters.map((filter) => (
        <Tag
          key={filter}
          removeLabel={`Remove filter: ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Tag>
      ))}
    </TagList>
  );
}

export const Removable: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Nights' }));
    await expect(canvas.queryByText('Nights')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Leeds' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

const submitted = fn((event: SubmitEvent) => event.preventDefault());

/** The form sends what stays: it works before scripts run, and without them. */
export const RemovedByItsForm: Story = {
  tags: ['!autodocs'],
  render: () => (
    <form onSubmit={submitted}>
      <Tag removeLabel="Remove filter: Nights">Nights</Tag>
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Nights' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

export const RemovableLongOnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <TagList aria-label="Active filters">
      <Tag removeLabel="Remove filter: Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch">
        Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch
      </Tag>
      <Tag removeLabel="Remove filter: Nights">Nights</Tag>
    </TagList>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
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
        <Tag removeLabel="Remove filter: Nights">Nights</Tag>
      </Cluster>
    </EveryTone>
  ),
};

export const ForAStatus: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Urgent' },
};
