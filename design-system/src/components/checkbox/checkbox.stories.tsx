import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me new jobs by email', name: 'alerts' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me new jobs by email' });
    await step('the whole line is the target', async () => {
      await userEvent.click(canvas.getByText('Send me new jobs by email'));
      await expect(box).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('Space takes it back', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
  },
};

export const Checked: Story = {
  tags: ['state'],
  args: { defaultChecked: true, value: 'daily' },
  render: (args) => (
    <form aria-label="Alerts">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Alerts' });
    await expect(new FormData(form).get('alerts')).toBe('daily');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(new FormData(form).get('alerts')).toBeNull();
  },
};

export const WithHint: Story = {
  args: { hint: 'At most one message a day.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('At most one message a day.');
  },
};

export const Required: Story = {
  args: { label: 'I have the right to work in the UK', name: 'rightToWork', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I have the right to work in the UK' })).toBeRequired();
  },
};

export const Optional: Story = {
  args: { optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Send me new jobs by email (optional)' })).not.toBeRequired();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: {
    label: 'I have the right to work in the UK',
    name: 'rightToWork',
    required: true,
    error: 'Please confirm this',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have the right to work in the UK' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please confirm this');
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Send me new jobs by email'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const DisabledChecked: Story = { tags: ['state'], args: { disabled: true, defaultChecked: true } };

const refused = fn();

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  render: function Held({ label, name }) {
    const [checked, setChecked] = useState(false);
    const change = (next: boolean) => (checked ? refused() : setChecked(next));
    return <Checkbox label={label} name={name} checked={checked} onChange={(event) => change(event.target.checked)} />;
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(refused).toHaveBeenCalledOnce();
    await expect(box).toBeChecked();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    label:
      'I agree that my details are kept for up to 7 years after our last contact, so that I can be offered work that fits my licence and experience',
    hint: 'You can withdraw at any time by email to donaudampfschifffahrtsgesellschaft-data-protection@haulwell.example.',
    error:
      'Please confirm this, or call us at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch before you do',
    required: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, name }) => (
    <EveryTone>
      <div>
        <Checkbox label={label} name={name} />
        <Checkbox label={label} name={name} defaultChecked hint="At most one message a day." />
        <Checkbox label={label} name={name} error="Please confirm this" required />
        <Checkbox label={label} name={name} disabled />
        <Checkbox label={label} name={name} disabled defaultChecked />
      </div>
    </EveryTone>
  ),
};

const box = createRef<HTMLInputElement>();

export const PassesOnRefAndHandlers: Story = {
  tags: ['!autodocs'],
  args: { onBlur: fn(), ref: box, className: 'own-class' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(box.current).toBe(canvas.getByRole('checkbox'));
    await expect(canvasElement.querySelector('.own-class')).toContainElement(box.current);
  },
};

export const LargeEnoughToTap: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, step }) => {
    const label = canvas.getByText('Send me new jobs by email');
    const { height } = label.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await step('between box and words too', async () => {
      const box = canvas.getByRole('checkbox').getBoundingClientRect();
      await expect(document.elementFromPoint(box.right + 4, box.top + box.height / 2)).toBe(label);
    });
  },
};

export const SaysNo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Do not send me new jobs by email' },
};
