import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A test of the stories' own set-up, hidden from the sidebar. */
const meta = {
  title: 'Home/Element error',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <p>Nothing but this</p>,
} satisfies Meta;
export default meta;

export const SaysWhatWasSoughtAndWhatWasThere: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const error = await canvas.findByText('Absent', {}, { timeout: 100 }).catch((reason: unknown) => reason as Error);
    await expect(error).toMatchObject({ message: expect.stringContaining('text: Absent') as string });
    await expect(error).toMatchObject({ message: expect.stringContaining('Nothing but this') as string });
  },
};
