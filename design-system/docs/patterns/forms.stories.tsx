import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Container } from '../../src/components/container/container.tsx';
import { checkAll } from './quote-fields.ts';
import { QuoteForm } from './quote-form.tsx';

const meta = {
  title: 'Patterns/Forms',
  component: QuoteForm,
  tags: ['!autodocs'],
  args: { send: fn(async () => 'HW-2041') },
  render: (args) => (
    <Container width="text">
      <QuoteForm {...args} />
    </Container>
  ),
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));

async function fillIn() {
  await userEvent.type(field(/^Company/), 'Northgate Haulage');
  await userEvent.type(field(/^Email/), 'sam@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^What do you need/ }), 'Drivers');
  await userEvent.type(field(/^Your requirements/), 'Four Class 1 drivers in Leeds');
}

export const NothingIsWrongAtFirst: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(field(/^Company/)).not.toHaveAttribute('aria-invalid');
  },
};

export const AFieldIsCheckedWhenItIsLeft: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.type(field(/^Email/), 'sam@');
    await step('not while it is being typed', () => expect(field(/^Email/)).not.toHaveAttribute('aria-invalid'));
    await userEvent.tab();
    await expect(field(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(/^Email/)).toHaveAccessibleDescription(/Please enter a valid email address/);
    await step('the fields nobody has been in are left in peace', () =>
      expect(field(/^Company/)).not.toHaveAttribute('aria-invalid'),
    );
    await userEvent.type(field(/^Email/), 'example.com');
    await step('correcting it takes the error away', () =>
      expect(canvas.queryByText('Please enter a valid email address')).not.toBeInTheDocument(),
    );
  },
};

export const TheButtonFindsAllThatIsWrong: Story = {
  play: async ({ args, canvas }) => {
    await press();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const TheButtonOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Sending: Story = {
  args: { send: fn(() => new Promise<string>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await fillIn();
    await press();
    const button = await canvas.findByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

export const Sent: Story = {
  play: async ({ canvas }) => {
    await fillIn();
    await press();
    await expect(await canvas.findByRole('heading', { name: 'Thank you. Your request is on its way.' })).toHaveFocus();
    await expect(canvas.getByText('Reference HW-2041')).toBeVisible();
  },
};

export const NotSent: Story = {
  args: { send: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, step }) => {
    await fillIn();
    await press();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your request was not sent');
    await step('nothing typed is lost', () => expect(field(/^Company/)).toHaveValue('Northgate Haulage'));
  },
};

const values = {
  company: 'Northgate Haulage',
  email: 'sam@example.com',
  service: 'drivers',
  message: 'Four Class 1 drivers in Leeds',
};
const nothing = { company: '', email: '', service: '', message: '' };

export const ErrorsInView: Story = { args: { initial: { errors: checkAll(nothing) } } };
export const BeingSent: Story = { args: { initial: { values, outcome: { kind: 'sending' } } } };
export const Thanks: Story = { args: { initial: { outcome: { kind: 'sent', reference: 'HW-2041' } } } };
export const Failure: Story = { args: { initial: { values, outcome: { kind: 'failed' } } } };
