import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { Honeypot } from './honeypot.tsx';

const meta = {
  title: 'Components/Forms/Honeypot',
  component: Honeypot,
  args: { name: 'website' },
  render: (args) => (
    <form aria-label="Contact">
      <TextField label="First name" name="firstName" />
      <Honeypot {...args} />
      <TextField label="Last name" name="lastName" />
    </form>
  ),
} satisfies Meta<typeof Honeypot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OutOfPeoplesWay: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const trap = canvasElement.querySelector<HTMLInputElement>('[name=website]');
    await step('not in the accessibility tree', () => expect(canvas.getAllByRole('textbox')).toHaveLength(2));
    await step('not on the way of Tab', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'First name' }));
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
    });
    await step('not in view', () => expect(trap?.getBoundingClientRect().right).toBeLessThanOrEqual(0));
    await step('not filled in by the browser', () => expect(trap).toHaveAttribute('autocomplete', 'off'));
  },
};

export const SentWithTheForm: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'https://spam.example' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Contact' });
    await expect(new FormData(form).get('website')).toBe('https://spam.example');
  },
};

export const DisplayedAllTheSame: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const trap = canvasElement.querySelector('[name=website]');
    await expect(trap?.checkVisibility({ visibilityProperty: true })).toBe(true);
    await expect(trap).toHaveAttribute('type', 'text');
  },
};

export const WidensNoPage: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const NamedAsATrap: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'honeypot' },
};
