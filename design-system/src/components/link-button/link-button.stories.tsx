import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { LinkProvider, type AnchorProps } from '../link/link-provider.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Components/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#clients', children: 'Hire with Us' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hire with Us' })).toHaveAttribute('href', '#clients');
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', end: 'arrow-right' } };

export const Danger: Story = { args: { variant: 'danger' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', end: 'arrow-right' } };
export const FullWidth: Story = { args: { fullWidth: true } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
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

export const LongLabelOnAPhone: Story = {
  tags: ['state'],
  args: {
    size: 'lg',
    end: 'arrow-right',
    children: 'See every driver, engineer and planner job near Middlesbrough',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

/** Repainted by the surrounding band. */
export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <Cluster>
        <LinkButton {...args} size="lg" end="arrow-right" />
        <LinkButton {...args} variant="primary" />
        <LinkButton {...args} variant="secondary" />
        <LinkButton {...args} variant="quiet" />
        <LinkButton {...args} variant="danger" />
      </Cluster>
    </EveryTone>
  ),
};

export const OneMainWayOn: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <LinkButton {...args} />
      <LinkButton href="#jobs" variant="secondary">
        Browse jobs
      </LinkButton>
    </Cluster>
  ),
};

export const ThreeMainWaysOn: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <LinkButton {...args} />
      <LinkButton href="#jobs">Browse jobs</LinkButton>
      <LinkButton href="#contact">Contact us</LinkButton>
    </Cluster>
  ),
};
