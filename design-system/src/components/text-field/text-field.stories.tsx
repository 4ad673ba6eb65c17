import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState, type SubmitEvent } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { TextField, type TextFieldType } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email' },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.layout === 'fullscreen' ? undefined : '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof TextField>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('name', 'email');
    await expect(input).toBeValid();
    await expect(input).not.toHaveAttribute('aria-describedby');
  },
};

export const WithHint: Story = {
  args: { label: 'Phone', name: 'phone', type: 'tel', hint: 'We only ring about this enquiry.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'We only ring about this enquiry.',
    );
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await step('the star is no part of the name', () => expect(input).toHaveAccessibleName('Email'));
    await step('the browser knows it too', () => expect(input).toBeRequired());
  },
};

export const Optional: Story = {
  args: { label: 'Company', name: 'company', type: 'text', optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).not.toBeRequired();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: {
    hint: 'We reply within 24 hours.',
    error: 'Please enter a valid email address',
    defaultValue: 'sam.driver@',
    'aria-describedby': 'elsewhere',
  },
  render: (args) => (
    <>
      <p id="elsewhere">Used for this enquiry only.</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await step('screen readers hear that it is wrong, and why', async () => {
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(
        'Used for this enquiry only. We reply within 24 hours. Please enter a valid email address',
      );
    });
    await step('an icon says so without colour', async () => {
      const error = canvas.getByText('Please enter a valid email address').parentElement;
      await expect(error?.querySelector('svg')).toBeVisible();
    });
    await step('what was typed stays in the colour of text', async () => {
      await expect(getComputedStyle(input).color).toBe(getComputedStyle(canvas.getByText('Email')).color);
    });
  },
};

export const ErrorInAnEmptyField: Story = {
  tags: ['state'],
  args: { error: 'Email is required', placeholder: 'name@company.example', required: true },
};

/** A field rejected by the server shows the server's message and takes focus. */
export const RefusedByTheServer: Story = {
  tags: ['!autodocs'],
  render: function Refused(args) {
    const [error, setError] = useState<string>();
    const send = (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setError('This address is registered already. Please use another, or call us.');
      event.currentTarget.querySelector('input')?.focus();
    };
    return (
      <form noValidate onSubmit={send}>
        <Stack>
          <TextField {...args} error={error} onInput={() => setError(undefined)} />
          <Button type="submit">Register</Button>
        </Stack>
      </form>
    );
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'sam@haulwell.example{Enter}');
    await step('refused: what was typed stays', async () => {
      await expect(input).toHaveAccessibleDescription(/registered already/);
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('sam@haulwell.example');
    });
    await step('corrected: the message goes', async () => {
      await userEvent.type(input, 'x');
      await expect(input).toBeValid();
      await expect(input).not.toHaveAttribute('aria-describedby');
    });
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValue: 'sam@haulwell.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  tags: ['state'],
  args: { label: 'Reference', name: 'reference', type: 'text', readOnly: true, defaultValue: 'MSG-7K2M9Q' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Reference' });
    await userEvent.type(input, 'more');
    await expect(input).toHaveValue('MSG-7K2M9Q');
    await expect(input).toHaveFocus();
  },
};

const types: TextFieldType[] = ['text', 'email', 'tel', 'url', 'number', 'date'];

export const EveryType: Story = {
  render: (args) => (
    <Stack>
      {types.map((type) => (
        <TextField key={type} {...args} label={type} name={type} type={type} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const type of types) await expect(canvas.getByLabelText(type)).toHaveAttribute('type', type);
  },
};

/** No steppers, the number keyboard on a phone, and scrolling does not change the value. */
export const NumberIsTyped: Story = {
  tags: ['!autodocs'],
  args: { label: 'Years of experience', name: 'years', type: 'number', min: 0, max: 60, defaultValue: 12 },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Years of experience' });
    await step('the number keyboard', () => expect(input).toHaveAttribute('inputmode', 'numeric'));
    await step('no steppers', () => expect(getComputedStyle(input).appearance).toBe('textfield'));
    await step('the wheel takes the focus away before it can change the number', async () => {
      await userEvent.click(input);
      await fireEvent.wheel(input, { deltaY: 100 });
      await expect(input).not.toHaveFocus();
      await expect(input).toHaveValue(12);
    });
    await step('the browser checks the range', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '99');
      await expect((input as HTMLInputElement).validity.rangeOverflow).toBe(true);
    });
  },
};

export const DecimalNumber: Story = {
  args: {
    label: 'Hourly rate (£)',
    name: 'rate',
    type: 'number',
    inputMode: 'decimal',
    step: 0.01,
    defaultValue: 16.5,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('inputmode', 'decimal');
  },
};

export const ControlledByThePage: Story = {
  tags: ['!autodocs'],
  args: { label: 'Postcode', name: 'postcode', type: 'text' },
  render: function Held({ label, name }) {
    const [value, setValue] = useState('');
    return (
      <TextField
        label={label}
        name={name}
        value={value}
        onChange={(event) => setValue(event.target.value.toUpperCase())}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ls1 4ap');
    await expect(canvas.getByRole('textbox')).toHaveValue('LS1 4AP');
  },
};

export const FilledInByTheBrowser: Story = {
  tags: ['!autodocs'],
  args: { autoComplete: 'email', onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('autocomplete', 'email');
    // Browsers set the value and fire input events, without focus or key presses.
    await fireEvent.input(input, { target: { value: 'sam@haulwell.example' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('sam@haulwell.example');
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    label:
      'Email of the person in your transport office who may confirm shifts, rates and last-minute changes on your behalf',
    hint: 'An address that somebody reads outside office hours as well, because cover at night is confirmed within the hour.',
    error:
      'Please enter a valid email address: one @ with something before it, and a domain such as company.example after it',
    required: true,
    defaultValue: 'a-very-long-address-without-any-place-to-break@transport-planning.northern-region.haulwell.example',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const WithPrefix: Story = {
  args: { label: 'Minimum salary', name: 'salary', start: '£', hint: 'Pounds a year', defaultValue: '30,000' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Minimum salary' });
    await expect(field).toHaveAccessibleDescription('Pounds a year');
    const sign = canvas.getByText('£').getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(field).paddingInlineStart);
    await expect(sign.right).toBeLessThan(field.getBoundingClientRect().left + padding);
  },
};

export const InANarrowColumn: Story = {
  tags: ['state'],
  args: { hint: 'We reply within 24 hours.', error: 'Please enter a valid email address' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, name }) => (
    <EveryTone>
      <TextField
        label={label}
        name={name}
        hint="We reply within 24 hours."
        placeholder="name@company.example"
        required
      />
      <TextField label={label} name={name} defaultValue="sam.driver@" error="Please enter a valid email address" />
      <TextField label={label} name={name} error="Email is required" placeholder="name@company.example" />
      <TextField label={label} name={name} defaultValue="sam@haulwell.example" readOnly />
      <TextField label={label} name={name} defaultValue="sam@haulwell.example" disabled />
    </EveryTone>
  ),
};

const input = createRef<HTMLInputElement>();

export const PassesOnRefAndHandlers: Story = {
  tags: ['!autodocs'],
  args: { onBlur: fn(), onChange: fn(), ref: input, id: 'own-id', className: 'own-class' },
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByText('Email'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(input.current).toBe(field);
    await expect(field).toHaveAttribute('id', 'own-id');
    await expect(canvasElement.querySelector('.own-class')).toContainElement(field);
  },
};

export const LargeEnoughToTap: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const PlaceholderForAHint: Story = {
  tags: ['!dev', '!autodocs'],
  args: { placeholder: 'sam@example.com, not your work address' },
};
