import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useEffect, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EveryTone } from '../../testing/every-tone.tsx';
import { fits } from '../../testing/fits.ts';
import { typeInto } from '../../hooks/type-into.ts';
import { AnnouncerProvider } from '../announcer/announcer.tsx';
import { Combobox, type Suggestion } from './combobox.tsx';

const towns: Suggestion[] = [
  { value: 'Salford', detail: 'Greater Manchester' },
  { value: 'Salisbury', detail: 'Wiltshire' },
  { value: 'Saltash', detail: 'Cornwall' },
];
const suggest = fn(async (text: string) =>
  towns.filter(({ value }) => value.toLowerCase().startsWith(text.toLowerCase())),
);
const sent = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: { label: 'Town', name: 'near', suggest, clearLabel: 'Clear town', onChoose: fn() },
  decorators: [
    (Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <AnnouncerProvider>
          <form onSubmit={sent} style={{ maxInlineSize: '26rem', minBlockSize: '14rem' }}>
            <Story />
          </form>
        </AnnouncerProvider>
      ),
  ],
  beforeEach: () => {
    suggest.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof Combobox>;

export const SuggestsWhileTyping: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'sal');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('option', { name: 'Salford Greater Manchester' })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id);
    await expect(suggest).toHaveBeenCalledOnce();
    await expect(canvasElement.ownerDocument.querySelector('[role=status]')).toHaveTextContent('3 suggestions');
  },
};

export const ArrowKeysGoRound: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sal');
    const [first, , last] = await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('sal');
  },
};

export const ChosenByEnter: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sal');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Salisbury');
    await expect(args.onChoose).toHaveBeenCalledWith(towns[1]);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
    await step('the next Enter submits the form', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(sent).toHaveBeenCalledOnce();
    });
  },
};

export const ChosenByPointer: Story = {
  tags: ['!autodocs'],
  render: function Held({ label, name }) {
    const [text, setText] = useState('');
    return (
      <>
        <Combobox
          label={label}
          name={name}
          suggest={suggest}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <output>{`Near ${text}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sal');
    await userEvent.click(await canvas.findByRole('option', { name: /Saltash/ }));
    await expect(canvas.getByText('Near Saltash')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(suggest).toHaveBeenCalledOnce();
  },
};

export const AnyTextWillDo: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sal');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('sal');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const EscapeClosesAndAnArrowOpens: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sal');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('sal');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const HomeAndEndAreForTheText: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'sal');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field.selectionStart).toBe(0);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(field.selectionStart).toBe(3);
  },
};

export const LeftByTab: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sal');
    await canvas.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('sal');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Open from the start: documentation plays no stories. */
export const WithSuggestions: Story = {
  tags: ['state'],
  render: function Open(args) {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (field.current) typeInto(field.current, 'sal');
    }, []);
    return <Combobox {...args} ref={field} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  tags: ['state'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis');
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role=status]')).toHaveTextContent('No suggestions'),
    );
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['state'],
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { suggest: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sal');
    await waitFor(() => expect(canvas.getByText('Loading suggestions…')).toBeVisible());
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

const answers = new Map<string, (suggestions: Suggestion[]) => void>();

export const ASlowOldAnswerIsIgnored: Story = {
  tags: ['!autodocs'],
  args: { suggest: (text) => new Promise((resolve) => answers.set(text, resolve)) },
  beforeEach: () => answers.clear(),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sa');
    await waitFor(() => expect(answers.has('sa')).toBe(true));
    await userEvent.type(field, 'lf');
    await waitFor(() => expect(answers.has('salf')).toBe(true));
    answers.get('salf')?.([{ value: 'Salford' }]);
    await expect(await canvas.findByRole('option', { name: 'Salford' })).toBeVisible();
    answers.get('sa')?.([{ value: 'Saltash' }]);
    await Promise.resolve();
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent.trim())).toEqual(['Salford']);
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { suggest: fn(() => Promise.reject(new Error('No answer'))) },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sal');
    await waitFor(() => expect(args.suggest).toHaveBeenCalled());
    await waitFor(() => expect(canvas.queryByText('Loading suggestions…')).toBeNull());
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvasElement.ownerDocument.querySelector('[role=status]')).toHaveTextContent(/^$/);
  },
};

export const Clears: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'Salford', onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear town' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Clear town' })).toBeNull();
  },
};

export const LongTexts: Story = {
  tags: ['state'],
  args: {
    label: 'Which town, county or postcode would you like to start your working day from?',
    suggest: async () => [
      { value: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', detail: 'Isle of Anglesey' },
      { value: 'Stratford-upon-Avon and the surrounding villages', detail: 'Warwickshire' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'llan');
    await canvas.findAllByRole('option');
    await fits(canvasElement);
  },
};

export const OnEveryTone: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ label, name }) => (
    <EveryTone>
      <Combobox label={label} name={name} suggest={suggest} placeholder="Town, county or postcode" />
      <Combobox label={label} name={name} suggest={suggest} defaultValue="Salford" />
      <Combobox label={label} name={name} suggest={suggest} defaultValue="Salford" disabled />
    </EveryTone>
  ),
};

const input = createRef<HTMLInputElement>();

export const PassesOnRefAndClass: Story = {
  tags: ['!autodocs'],
  args: { ref: input, id: 'own-id', className: 'own-class' },
  play: async ({ canvas, canvasElement }) => {
    await expect(input.current).toBe(canvas.getByRole('combobox'));
    await expect(input.current).toHaveAttribute('id', 'own-id');
    await expect(canvasElement.querySelector('.own-class')).toContainElement(input.current);
  },
};

export const ForAFewAnswers: Story = {
  tags: ['!dev', '!autodocs'],
  args: { label: 'Contract type', name: 'type', placeholder: 'Permanent, contract or temporary' },
};
