import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  args: { label: 'Message', name: 'message' },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof TextArea>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAttribute('rows', '5');
    await userEvent.type(area, 'Two drivers{Enter}from Monday');
    await expect(area).toHaveValue('Two drivers\nfrom Monday');
  },
};

export const WithHint: Story = {
  args: { hint: 'At least 10 characters.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      'At least 10 characters.',
    );
    await expect(canvas.getByRole('textbox')).toBeRequired();
  },
};

export const Optional: Story = {
  args: { label: 'Cover letter', name: 'coverLetter', optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Cover letter (optional)' })).not.toBeRequired();
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: { hint: 'At least 10 characters.', error: 'Tell us a little more, please', defaultValue: 'Drivers' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('At least 10 characters. Tell us a little more, please');
  },
};

export const TallerOnRequest: Story = {
  args: { rows: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThan(250);
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValue: 'Sent already.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  tags: ['state'],
  args: { readOnly: true, defaultValue: 'Two drivers from Monday.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'more');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two drivers from Monday.');
  },
};

export const LimitInView: Story = {
  tags: ['state'],
  args: { limit: 2000, hint: 'Roles, places and dates.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 2,000 characters')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Roles, places and dates. Up to 2,000 characters',
    );
  },
};

export const CountsNearTheLimit: Story = {
  tags: ['state'],
  args: { limit: 20 },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('textbox');
    await step('far from it, only the limit is in view', async () => {
      await userEvent.type(area, 'Two drivers');
      await expect(canvas.getByText('Up to 20 characters')).toBeVisible();
    });
    await step('near it, what is left', async () => {
      await userEvent.type(area, ' please.');
      await expect(area).toHaveAccessibleDescription('1 character left');
    });
    await step('corrected, the limit again', async () => {
      await userEvent.clear(area);
      await expect(canvas.getByText('Up to 20 characters')).toBeVisible();
    });
  },
};

export const BeyondTheLimitNothingIsCut: Story = {
  tags: ['state'],
  args: { limit: 20, error: 'Please use at most 20 characters' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.paste('Two drivers from Monday');
    await expect(area).toHaveValue('Two drivers from Monday');
    await expect(area).toHaveAccessibleDescription('Please use at most 20 characters 3 characters too many');
  },
};

export const SaysTheCountInAPause: Story = {
  tags: ['!autodocs'],
  args: { limit: 20 },
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('textbox');
    const said = canvas.getByRole('status');
    await step('not between two keys', async () => {
      await userEvent.type(area, 'Two drivers, nights');
      await expect(said).toHaveTextContent(/^$/);
    });
    await step('once, when the typing stops', () => waitFor(() => expect(said).toHaveTextContent('1 character left')));
  },
};

export const CountsAControlledValue: Story = {
  tags: ['!autodocs'],
  render: function Held({ label, name }) {
    const [value, setValue] = useState('Two drivers, please');
    return (
      <>
        <TextArea
          label={label}
          name={name}
          limit={20}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <button type="button" onClick={() => setValue('')}>
          Start again
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 character left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByText('Up to 20 characters')).toBeVisible();
  },
};

export const CountsAfterAReset: Story = {
  tags: ['!autodocs'],
  args: { limit: 20, defaultValue: 'Two drivers, please' },
  render: (args) => (
    <form>
      <TextArea {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ', by Monday');
    await expect(canvas.getByText('10 characters too many')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByText('1 character left')).toBeVisible());
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    label: 'What should we know about the site, the vehicles and the shifts before we send somebody to you?',
    hint: 'Roles, places, dates, licence categories: whatever you know already, in your own words and in any order.',
    error: 'Please use at most 20 characters here and send us the rest by email once we have replied to you',
    defaultValue: 'Wirtschaftsprüfungsgesellschaftsnachtschichtfahrerbereitschaftsdienst '.repeat(4),
    limit: 20,
    required: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, name }) => (
    <EveryTone>
      <TextArea label={label} name={name} rows={2} hint="At least 10 characters." limit={2000} />
      <TextArea label={label} name={name} rows={2} defaultValue="Drivers" error="Tell us a little more, please" />
      <TextArea label={label} name={name} rows={2} defaultValue="Two drivers from Monday" limit={20} />
      <TextArea label={label} name={name} rows={2} defaultValue="Sent already." disabled />
    </EveryTone>
  ),
};

const area = createRef<HTMLTextAreaElement>();

export const PassesOnRefAndHandlers: Story = {
  tags: ['!autodocs'],
  args: { onBlur: fn(), ref: area, id: 'own-id', className: 'own-class', limit: 50 },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Message'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(area.current).toBe(canvas.getByRole('textbox'));
    await expect(area.current).toHaveAttribute('id', 'own-id');
    await expect(canvasElement.querySelector('.own-class')).toContainElement(area.current);
  },
};

export const TooSmall: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Cover letter', rows: 1 },
};
