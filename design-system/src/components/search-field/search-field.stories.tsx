import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { SearchField } from './search-field.tsx';

const sent = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { label: 'Search jobs', name: 'search', placeholder: 'Job title or keyword' },
  decorators: [
    (Story, { parameters }) =>
      parameters.layout === 'fullscreen' ? (
        <Story />
      ) : (
        <search>
          <form onSubmit={sent}>
            <Story />
          </form>
        </search>
      ),
  ],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof SearchField>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  },
};

export const SubmitsByButtonAndEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'forklift');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

export const Clears: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'HGV Driver', onChange: fn(), onClear: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  },
};

export const ClearsWhenControlled: Story = {
  tags: ['!autodocs'],
  render: function Held({ label, name }) {
    const [value, setValue] = useState('training');
    return (
      <>
        <SearchField label={label} name={name} value={value} onChange={(event) => setValue(event.target.value)} />
        <output>{value === '' ? 'Nothing searched' : `Searching ${value}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Searching training')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByText('Nothing searched')).toBeVisible();
  },
};

export const InANarrowPlace: Story = {
  tags: ['state'],
  args: { defaultValue: 'Warehouse' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Search' });
    await step('the button is square and keeps its name', async () => {
      const { width, height } = submit.getBoundingClientRect();
      await expect(width).toBeLessThan(60);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
};

export const ClearsByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'HGV Driver' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const OwnButtonLabel: Story = {
  args: { buttonLabel: 'Find articles', label: 'Search articles' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Find articles' })).toBeVisible();
  },
};

export const Disabled: Story = {
  tags: ['state'],
  args: { disabled: true, defaultValue: 'Logistics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const LongSearch: Story = {
  tags: ['state'],
  args: {
    defaultValue: 'Class 1 tramping, refrigerated, nights out, ADR, near Northampton or Daventry',
    buttonLabel: 'Search all jobs',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => fits(canvasElement),
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, name }) => (
    <EveryTone>
      <SearchField label={label} name={name} placeholder="Job title or keyword" />
      <SearchField label={label} name={name} placeholder="Job title or keyword" defaultValue="HGV Driver" />
      <SearchField label={label} name={name} placeholder="Job title or keyword" defaultValue="HGV Driver" disabled />
    </EveryTone>
  ),
};

const field = createRef<HTMLInputElement>();

export const PassesOnRefAndClass: Story = {
  tags: ['!autodocs'],
  args: { ref: field, id: 'own-id', className: 'own-class' },
  play: async ({ canvas, canvasElement }) => {
    await expect(field.current).toBe(canvas.getByRole('searchbox'));
    await expect(field.current).toHaveAttribute('id', 'own-id');
    await expect(canvasElement.querySelector('.own-class')).toContainElement(field.current);
  },
};

export const SaysGo: Story = {
  tags: ['!dev', '!autodocs'],
  args: { buttonLabel: 'Go', placeholder: ' ' },
};
