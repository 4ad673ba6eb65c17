import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { Button } from '../button/button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { RetryButton } from '../retry-button/retry-button.tsx';
import { Text } from '../text/text.tsx';
import { PageMessage } from './page-message.tsx';

const meta = {
  title: 'Components/Feedback/PageMessage',
  component: PageMessage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'This road goes nowhere',
    lead: 'There is no page at this address. It may have moved, or the link may contain a typing mistake.',
  },
} satisfies Meta<typeof PageMessage>;

export default meta;
type Story = StoryObj<typeof PageMessage>;

const waysOn = (
  <>
    <LinkButton href="#jobs" start="search">
      Browse jobs
    </LinkButton>
    <LinkButton href="#home" variant="secondary">
      Go to the home page
    </LinkButton>
    <LinkButton href="#contact" variant="quiet">
      Contact us
    </LinkButton>
  </>
);

export const NothingHere: Story = {
  args: { eyebrow: 'Error 404', icon: 'route', actions: waysOn },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This road goes nowhere' })).toBeVisible();
    await expect(canvas.getByText('Error 404')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Browse jobs' })).toHaveFocus();
  },
};

const failure = {
  status: 'danger',
  title: 'This part of the site is taking a break',
  lead: 'We could not load this page just now. The rest of the site works as usual; please try again in a moment.',
} as const;

export const Failure: Story = {
  args: { ...failure, actions: <RetryButton onRetry={fn()} /> },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('We could not load this page just now.');
    await expect(within(alert).getByRole('heading', { level: 1, name: failure.title })).toBeVisible();
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The button is gone, and focus with it, so the title takes focus. */
export const SuccessTakesTheFocus: Story = {
  render: function Confirming() {
    const [confirmed, setConfirmed] = useState(false);
    if (!confirmed) return <Button onClick={() => setConfirmed(true)}>Confirm</Button>;
    return (
      <PageMessage
        status="success"
        takesFocus
        title="You are on the list"
        lead="The next newsletter comes to your address."
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are on the list' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const WithMoreText: Story = {
  args: {
    title: 'This job has gone',
    lead: 'This job has been filled',
    children: <Text>It has been filled or withdrawn, so nobody can apply for it any more.</Text>,
    actions: waysOn,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It has been filled or withdrawn/)).toBeVisible();
  },
};

export const TitleOnly: Story = {
  args: { title: 'Page not found', lead: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('tabindex');
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
};

const picture = (
  <svg viewBox="0 0 600 360" preserveAspectRatio="xMidYMax meet" focusable="false">
    <rect x="60" y="120" width="480" height="240" fill="currentColor" />
  </svg>
);

export const WithAPicture: Story = {
  args: { eyebrow: 'Error 404', picture, actions: waysOn },
  play: async ({ canvas, canvasElement, step }) => {
    const drawing = canvasElement.querySelector('section svg rect') as SVGElement;
    const title = canvas.getByRole('heading', { level: 1 });
    await step('which stands on the lower edge', async () => {
      const { bottom } = (title.closest('section') as Element).getBoundingClientRect();
      await expect(Math.abs(bottom - drawing.getBoundingClientRect().bottom)).toBeLessThanOrEqual(1);
    });
    await step('and which only eyes need', async () => {
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    });
  },
};

export const WithAPictureOnAPhone: Story = {
  tags: ['state'],
  args: { eyebrow: 'Error 404', picture, actions: waysOn },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    const drawing = canvasElement.querySelector('section svg rect') as SVGElement;
    const lastAction = canvas.getByRole('link', { name: 'Contact us' }).getBoundingClientRect();
    await expect(drawing.getBoundingClientRect().top).toBeGreaterThan(lastAction.bottom);
  },
};

export const OnATablet: Story = { tags: ['state'], ...NothingHere, globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  tags: ['state'],
  args: { eyebrow: 'Error 404', icon: 'route', actions: waysOn },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    eyebrow: 'The address that was asked for, or the number to quote when you call: 7c1e9d02-4a55-4a0b-9d0e',
    title: 'Unexpected Application Error in the rechtsschutzversicherungsgesellschaftenfahrdienst!',
    lead: `The reply was not what the contract promises: at=${'unbroken/'.repeat(30)}`,
    actions: <RetryButton onRetry={fn()}>Try once more to load everything that belongs to this page</RetryButton>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const LeavesThemThere: Story = {
  tags: ['!dev', '!autodocs'],
  args: { status: 'danger', title: 'Invalid request', lead: 'You have entered a wrong address.' },
};
