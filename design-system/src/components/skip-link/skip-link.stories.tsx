import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p id="content" tabIndex={-1}>
        Press Tab.
      </p>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStopOfTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
  },
};

export const InOtherWords: Story = {
  args: { children: 'Skip to the jobs' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the jobs' })).toHaveFocus();
  },
};

export const SeenWithFocus: Story = {
  tags: ['state'],
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const LeadsNowhereInParticular: Story = {
  tags: ['!dev', '!autodocs'],
  args: { children: 'Skip' },
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  play: async () => userEvent.tab(),
};
