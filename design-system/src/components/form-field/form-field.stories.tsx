import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { fits } from '../../testing/fits.ts';
import { FormField } from './form-field.tsx';
import control from './control.module.css';

/** Internal: the frame that every field shares. Pages use the fields themselves. */
const meta = {
  title: 'Components/Forms/FormField',
  component: FormField,
  args: {
    id: 'anatomy',
    label: 'Label',
    hint: 'Hint: help that is there before anything goes wrong.',
    error: 'Error: what is wrong and how to put it right.',
    required: true,
    optionalLabel: undefined,
    className: undefined,
    children: <input id="anatomy" aria-invalid className={control.control} defaultValue="Control" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Anatomy: Story = {
  play: async ({ canvas, step }) => {
    await step('label, hint, control, error, in that order', async () => {
      const tops = [
        canvas.getByText('Label'),
        canvas.getByText(/^Hint/),
        canvas.getByRole('textbox'),
        canvas.getByText(/^Error/),
      ].map((part) => part.getBoundingClientRect().top);
      await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
  },
};

const options = [
  { value: 'hgv', label: 'HGV/LGV Driver' },
  { value: 'van', label: 'Van Driver' },
];

/** Every field's error side by side, to compare colour, icon and line breaks. */
export const EveryFieldInError: Story = {
  tags: ['state'],
  render: () => (
    <Stack>
      <TextField label="Full name" name="fullName" error="Full name is required" required />
      <TextField
        label="Email"
        name="email"
        type="email"
        defaultValue="sam.driver@"
        error="Please enter a valid email address"
        required
      />
      <Select
        label="Career interest"
        name="interest"
        options={options}
        placeholder="Please choose"
        error="Please choose what interests you"
        required
      />
      <TextField
        label="Years of experience"
        name="years"
        type="number"
        defaultValue={99}
        hint="Whole years behind the wheel."
        error="Please enter a number from 0 to 60"
      />
      <RadioGroup legend="Shift" name="shift" options={options} error="Please choose a shift" required />
      <TextArea
        label="Message"
        name="message"
        defaultValue="Drivers"
        limit={2000}
        error="Message must be at least 10 characters long"
      />
      <PasswordField label="Password" name="password" defaultValue="open road" error="Incorrect password." />
      <Checkbox label="I have the right to work in the UK" name="right" error="Please confirm this" required />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('an icon beside each message', async () => {
      for (const message of canvas.getAllByText(
        /required|valid|choose|number from|shift$|at least|Incorrect|confirm/,
      )) {
        if (message.localName === 'span') await expect(message.previousElementSibling?.localName).toBe('svg');
      }
    });
    await fits(canvasElement);
  },
};

export const EveryFieldInErrorOnAPhone: Story = {
  tags: ['state'],
  ...EveryFieldInError,
  globals: { viewport: { value: 'phone' } },
};
