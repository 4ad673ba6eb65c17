import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '@site/design-system';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ColourSchemeControl } from './colour-scheme-control.tsx';
import { chosenScheme } from './chosen-scheme.ts';

const meta = {
  title: 'Pages/Shell/Colours',
  component: ColourSchemeControl,
  render: () => (
    <Section tone="ink" aria-label="Footer">
      <ColourSchemeControl />
    </Section>
  ),
} satisfies Meta<typeof ColourSchemeControl>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.documentElement.dataset['scheme'];

export const TheSystems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(shown()).toBeUndefined();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, step }) => {
    await step('by pointer, at once', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
      await expect(shown()).toBe('dark');
      await expect(chosenScheme.read()).toBe('dark');
    });
    await step('by keyboard', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(shown()).toBe('light');
    });
    await step('given back to the system, and forgotten', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'System' }));
      await expect(shown()).toBeUndefined();
      await expect(chosenScheme.read()).toBe('system');
    });
  },
};

export const ChosenInAnotherTab: Story = {
  play: async ({ canvas }) => {
    localStorage.setItem('colour-scheme', '"dark"');
    window.dispatchEvent(new StorageEvent('storage'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked());
    await expect(shown()).toBe('dark');
  },
};

/** A choice that would be lost is not offered. */
export const WhereNothingIsKept: Story = {
  beforeEach: () => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    return () => void (Storage.prototype.getItem = getItem);
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('radio', { name: 'Dark' })).not.toBeInTheDocument(),
};
