import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { LinkProvider, type AnchorProps } from './link-provider.tsx';
import { Link } from './link.tsx';

const meta = { title: 'Actions/Link', component: Link, args: { href: '#jobs', children: 'Browse all jobs' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Looking for a new route? <Link {...args} /> or leave us your details.
    </p>
  ),
};

export const Standalone: Story = {
  args: {
    variant: 'standalone',
    children: (
      <>
        Browse all jobs
        <Icon name="arrow-right" size="sm" />
      </>
    ),
  },
};

export const Quiet: Story = { args: { variant: 'quiet' } };

const RouterAnchor = (props: AnchorProps) => <a data-router="true" {...props} />;

export const UsesTheLinkOfItsProvider: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterAnchor}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'true');
  },
};
