import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { LinkProvider, type AnchorProps } from './link-provider.tsx';
import { Link } from './link.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '#jobs', children: 'Browse all jobs' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Looking for a new route? <Link {...args} /> or leave us your details.
    </p>
  ),
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Browse all jobs' });
    await step('told from the text by more than colour', () =>
      expect(getComputedStyle(link).textDecorationLine).toBe('underline'),
    );
    await step('in a colour that is dark enough to be seen', async () => {
      link.style.color = 'var(--color-accent-text)';
      await expect(getComputedStyle(link).textDecorationColor).toBe(getComputedStyle(link).color);
      link.style.removeProperty('color');
    });
    await expect(link).toHaveAttribute('href', '#jobs');
  },
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

export const InANewTab: Story = {
  args: {
    variant: 'standalone',
    target: '_blank',
    rel: 'noopener',
    children: (
      <>
        Drivers' hours rules<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        <Icon name="external" size="sm" />
      </>
    ),
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: async ({ args, canvas, step }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    await step('the focus is seen', () => expect(getComputedStyle(link).outlineStyle).toBe('solid'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: { children: 'transport-recruitment-and-compliance-enquiries@haulwell.example' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <p>
      Write to <Link {...args} /> today.
    </p>
  ),
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Stack gap={2} align="start">
        <Text>
          Looking for a new route? <Link {...args} /> or leave us your details.
        </Text>
        <Link {...args} variant="standalone" />
        <Link {...args} variant="quiet" />
      </Stack>
    </EveryTone>
  ),
};

const RouterAnchor = (props: AnchorProps) => <a data-router="true" {...props} />;

export const UsesTheLinkOfItsProvider: Story = {
  tags: ['!autodocs'],
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

export const ClickHere: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Text>
      Looking for a new route? To see our jobs, click <Link href="#jobs">here</Link>.
    </Text>
  ),
};
