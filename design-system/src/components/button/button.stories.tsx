import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Button, type ButtonProps } from './button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', start: 'trash', children: 'Clear all jobs' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = {
  args: { size: 'lg', end: 'arrow-right', children: 'Get Started Today' },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvas, canvasElement }) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(canvasElement);
    const room =
      canvasElement.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeCloseTo(room, 0);
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const CallsBackWhenPressed: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    await userEvent.tab();
    await step('the focus is seen', () =>
      expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid'),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const submitted = fn((event: { preventDefault(): void }) => event.preventDefault());

const inForm: NonNullable<Story['decorators']> = (Story) => (
  <form onSubmit={submitted}>
    <Story />
  </form>
);

export const SubmitsOnlyWhenTold: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    submitted.mockClear();
  },
  decorators: inForm,
  render: (args) => (
    <Cluster>
      <Button {...args} type="submit" />
      <Button variant="secondary">Show an example</Button>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show an example' }));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  tags: ['state'],
  args: { pending: true, type: 'submit' },
  beforeEach: () => {
    submitted.mockClear();
  },
  decorators: inForm,
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await step('takes no press', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).not.toHaveBeenCalled();
      await expect(submitted).not.toHaveBeenCalled();
    });
    await step('keeps its focus and says that it is busy', async () => {
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAttribute('aria-busy', 'true');
    });
  },
};

/** The spinner stands in place of the icon, or beside the label. */
export const KeepsItsLabelAndSizeWhilePending: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Cluster>
      {appearances.map((appearance, index) => (
        <Fragment key={index}>
          <Button {...args} {...appearance} />
          <Button {...args} {...appearance} pending />
        </Fragment>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Send message' });
    for (const [index, busy] of buttons.entries()) {
      const idle = buttons[index - 1];
      if (!idle || index % 2 === 0) continue;
      const { width, height } = idle.getBoundingClientRect();
      await expect(busy.getBoundingClientRect().width).toBeCloseTo(width, 1);
      await expect(busy.getBoundingClientRect().height).toBeCloseTo(height, 1);
      await expect(labelOf(busy)).toBeVisible();
      await expect(getComputedStyle(labelOf(busy)).opacity).toBe('1');
    }
  },
};

const appearances: Partial<ButtonProps>[] = [
  {},
  { size: 'sm' },
  { size: 'lg' },
  { start: 'check' },
  { start: 'trash', size: 'sm' },
  { end: 'arrow-right' },
];

const labelOf = (button: HTMLElement) => within(button).getByText('Send message');

export const LongLabelOnAPhone: Story = {
  tags: ['state'],
  args: {
    size: 'lg',
    end: 'arrow-right',
    children: 'Send my details to the compliance team and ask for a call back',
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
        <Button {...args} />
        <Button {...args} variant="secondary" />
        <Button {...args} variant="quiet" />
        <Button {...args} variant="danger" />
        <Button {...args} pending />
        <Button {...args} disabled />
      </Cluster>
    </EveryTone>
  ),
};

export const OneMainAction: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} variant="quiet">
        Cancel
      </Button>
    </Cluster>
  ),
};

export const TwoMainActions: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args}>Cancel</Button>
    </Cluster>
  ),
};
