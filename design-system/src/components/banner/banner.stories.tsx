import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { children: 'We reply within 24 hours.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const statuses = ['info', 'success', 'warning', 'danger'] as const;

export const Statuses: Story = {
  render: (args) => (
    <Stack>
      {statuses.map((status) => (
        <Banner key={status} {...args} status={status} title={`Status: ${status}`} data-testid={status} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const icons = statuses.map((status) => canvas.getByTestId(status).querySelector('path')?.getAttribute('d'));
    await step('good news, bad news and plain news differ in shape', () => expect(new Set(icons).size).toBe(3));
    await step('none of them interrupts', async () => {
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    });
  },
};

export const Assertive: Story = {
  args: {
    status: 'danger',
    live: 'assertive',
    children: 'There was an error sending your message. Please try again or call us directly.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^There was an error sending your message/);
  },
};

export const Polite: Story = {
  args: { status: 'success', live: 'polite', title: 'Thank you', children: 'Your message is on its way.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank youYour message is on its way.');
  },
};

const retried = fn();

export const WithActions: Story = {
  args: {
    status: 'warning',
    title: 'The list may be out of date',
    children: 'Loading failed.',
    actions: (
      <Button variant="secondary" onClick={retried}>
        Retry
      </Button>
    ),
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retried).toHaveBeenCalledOnce();
  },
};

export const WithoutTitle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We reply within 24 hours.')).toBeVisible();
  },
};

export const LinkWithinASentence: Story = {
  args: {
    children: (
      <>
        Try again, or <Link href="/contact">contact us</Link>.
      </>
    ),
  },
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/^Try again/).getBoundingClientRect();
    await expect(sentence.height).toBeLessThan(2 * canvas.getByRole('link').getBoundingClientRect().height);
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    status: 'danger',
    title: 'There was an error sending your message. Please try again or call us directly on 01632 960123.',
    children:
      'Write to transport-planning-night-desk-northern-region@haulwell.example, or visit us in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.',
    actions: (
      <>
        <Button variant="secondary">Try to send it once more</Button>
        <Button variant="secondary">Copy what I have written</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <EveryTone>
      {statuses.map((status) => (
        <Banner
          key={status}
          status={status}
          title={`Status: ${status}`}
          actions={<Button variant="secondary">Retry</Button>}
        >
          Try again, or <Link href="/contact">contact us</Link>.
        </Banner>
      ))}
    </EveryTone>
  ),
};

export const ThreeAtOnce: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack gap={2}>
      <Banner status="success">Your details are saved.</Banner>
      <Banner>We reply within 24 hours.</Banner>
      <Banner status="warning">Your licence expires next month.</Banner>
    </Stack>
  ),
};
