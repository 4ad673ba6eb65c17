import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { FileField } from './file-field.tsx';

const cv = new File(['%PDF-1.7'], 'Sam Okoro CV.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Components/Forms/FileField',
  component: FileField,
  args: {
    label: 'CV',
    name: 'cvFile',
    optionalLabel: 'optional',
    hint: 'PDF, DOC, DOCX or ODT, at most 5 MB.',
    accept: '.pdf,.doc,.docx,.odt',
    onChange: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.layout === 'fullscreen' ? undefined : '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof FileField>;

const LABEL = 'CV (optional)';

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(LABEL);
    await expect(input).toHaveAccessibleDescription('PDF, DOC, DOCX or ODT, at most 5 MB.');
    await expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.odt');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Chosen: Story = {
  tags: ['state'],
  parameters: { docs: { story: { inline: false, height: '180px' } } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(LABEL);
    await userEvent.upload(input, cv);
    await expect(input.files?.[0]?.name).toBe('Sam Okoro CV.pdf');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Remove file' })).toBeVisible();
  },
};

export const Removed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(LABEL);
    await userEvent.upload(input, cv);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }));
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A form that is shown again keeps the file that was chosen. */
export const ChosenBefore: Story = {
  tags: ['state'],
  args: { defaultFile: cv },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText<HTMLInputElement>(LABEL).files?.[0]?.name).toBe('Sam Okoro CV.pdf');
    await expect(canvas.getByRole('button', { name: 'Remove file' })).toBeVisible();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: { defaultFile: cv, error: 'Please choose a file of at most 5 MB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(LABEL)).toBeInvalid();
    await expect(canvas.getByLabelText(LABEL)).toHaveAccessibleDescription(
      'PDF, DOC, DOCX or ODT, at most 5 MB. Please choose a file of at most 5 MB',
    );
  },
};

export const Disabled: Story = { tags: ['state'], args: { disabled: true } };

export const LongOnAPhone: Story = {
  tags: ['state'],
  args: {
    defaultFile: new File(['x'], `${'curriculum-vitae-'.repeat(12)}.pdf`),
    error: 'We cannot read this file. Please save it as a PDF and choose that.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const LargeEnoughToTap: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(LABEL).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <EveryTone>
      <FileField {...args} />
    </EveryTone>
  ),
};

export const WithoutAHint: Story = {
  tags: ['!dev', '!autodocs'],
  args: { hint: undefined },
};
