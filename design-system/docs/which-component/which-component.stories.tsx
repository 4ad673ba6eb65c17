import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { needs } from './needs.ts';
import { WhichComponent } from './which-component.tsx';

/** Tests of a page of documentation, hidden from the sidebar. */
const meta = {
  title: 'Home/Which component',
  component: WhichComponent,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof WhichComponent>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = 'Filter';
const everything = `${needs.flatMap((area) => area.needs).length} components`;

export const TheFilterIsReachedByKeyboardAndSaysHowManyItLeaves: Story = {
  play: async ({ canvas }) => {
    const count = canvas.getByRole('status');
    await expect(count).toHaveTextContent(everything);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: field })).toHaveFocus();
    await userEvent.keyboard('drawer');
    await expect(count).toHaveTextContent('1 component');
    await expect(canvas.getByRole('row', { name: /SlideOver/ })).toHaveTextContent('Stablesince 1.0.0');
    await expect(canvas.queryByRole('row', { name: /Dialog/ })).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: field });
    await userEvent.type(input, 'carousel');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 components');
    await expect(canvas.queryByRole('table')).toBeNull();
    await step('and there is a way on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all components' }));
      await expect(canvas.getByRole('status')).toHaveTextContent(everything);
      await expect(input).toHaveValue('');
      await expect(input).toHaveFocus();
    });
  },
};

export const SaysWhyThereIsNone: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: field }), 'tooltip');
    await expect(canvas.getByText(/^There is no tooltip/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dialogs and pages' })).toBeVisible();
  },
};
