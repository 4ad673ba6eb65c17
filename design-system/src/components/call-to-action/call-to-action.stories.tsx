import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'Components/Display/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Need a driver by tomorrow?',
    children:
      'Tell us the vehicle, the shift and the place. We reply within 24 hours, and the same day in an emergency.',
    actions: (
      <>
        <LinkButton href="#contact" size="lg" end="arrow-right">
          Get Started Today
        </LinkButton>
        <LinkButton href="#jobs" size="lg" variant="secondary">
          Browse jobs
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Ink: Story = { args: { tone: 'ink' } };
export const WithoutText: Story = { args: { children: undefined } };
export const OnATablet: Story = { tags: ['state'], globals: { viewport: { value: 'tablet' } } };

export const OnAPhone: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Need a driver by tomorrow?' })).toBeVisible();
    const [main, other] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().width);
    await expect(other).toBe(main);
    await fits(canvasElement);
  },
};

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    title: 'Looking for telecommunications-infrastructure maintenance engineers?',
    actions: <LinkButton href="#contact">Ask for a call back from our compliance and mobilisation team</LinkButton>,
    level: 3,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await fits(canvasElement);
  },
};

export const ThreeNextSteps: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    actions: (
      <>
        <LinkButton href="#contact">Contact us</LinkButton>
        <LinkButton href="#jobs">Browse jobs</LinkButton>
        <LinkButton href="#clients">Hire a driver</LinkButton>
      </>
    ),
  },
};
