import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../link-button/link-button.tsx';
import { CallToAction } from './call-to-action.tsx';

const meta = {
  title: 'Display/CallToAction',
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Need a driver by tomorrow?',
    children: 'Tell us the vehicle, the shift and the place. We reply within 24 hours, and the same day in an emergency.',
    actions: (
      <>
        <LinkButton href="#contact" size="lg" icon="arrow-right" iconPosition="end">
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
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
