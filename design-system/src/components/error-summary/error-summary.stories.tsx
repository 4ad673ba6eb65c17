import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

const options = [
  { value: 'days', label: 'Days' },
  { value: 'nights', label: 'Nights' },
];

function Form({ errors, ...props }: ErrorSummaryProps) {
  const [shown, setShown] = useState(errors);
  const check = () => setShown([{ fieldId: 'first-name', message: 'First name is required' }]);
  const correct = () => setShown((left) => left.map((error) => ({ ...error })));
  return (
    <Stack>
      <ErrorSummary errors={shown} {...props} />
      <TextField id="first-name" label="First name" name="firstName" onChange={correct} />
      <RadioGroup id="shift" legend="Shift" name="shift" options={options} />
      <Button onClick={check}>Send</Button>
    </Stack>
  );
}

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'first-name', message: 'First name is required' },
      { fieldId: 'shift', message: 'Please choose a shift' },
    ],
  },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinksFocusTheField: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'First name is required' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const LinksWorkByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const LinksFocusTheFirstChoiceOfAGroup: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please choose a shift' }));
    await expect(canvas.getByRole('radio', { name: 'Days' })).toHaveFocus();
  },
};

export const WithoutErrors: Story = {
  tags: ['!autodocs'],
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TakesFocusWhenErrorsAppear: Story = {
  tags: ['!autodocs'],
  args: { errors: [], title: 'The message was not sent' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('The message was not sent');
  },
};

export const LeavesFocusWhileCorrecting: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'Sam');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Sam');
  },
};

export const FocusedAgainOnRequest: Story = {
  tags: ['!autodocs'],
  render: function Again({ errors }) {
    const summary = useRef<HTMLDivElement>(null);
    return (
      <Stack>
        <ErrorSummary ref={summary} errors={errors} />
        <Button onClick={() => summary.current?.focus()}>Send again</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const LongErrors: Story = {
  tags: ['state'],
  args: {
    title: 'Your application was not sent because some answers are missing or cannot be right',
    errors: [
      {
        fieldId: 'first-name',
        message: 'First name is required, as it stands on your driving licence or your passport',
      },
      {
        fieldId: 'shift',
        message: 'Please choose a shift, or rechtsschutzversicherungsgesellschaftenbereitschaft when you can do any',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ errors }) => (
    <EveryTone>
      <ErrorSummary errors={errors} />
    </EveryTone>
  ),
};

export const SaysNothing: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Error',
    errors: [
      { fieldId: 'first-name', message: 'Invalid input' },
      { fieldId: 'shift', message: 'Required' },
    ],
  },
};
