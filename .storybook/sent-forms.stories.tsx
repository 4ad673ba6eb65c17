import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { endpoints } from '@site/contract';
import { routes } from '../remotes/marketing/src/routes.tsx';
import { pageStory } from './page.tsx';
import { sentFormsMakeTheirCalls } from './sent-forms.ts';

/** Tests of the stories' own set-up, hidden from the sidebar. */
const meta = {
  title: 'Home/Sent forms',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: pageStory({ routes, url: '/subscription?confirm=mock-confirm-1' }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends the form. Returns its calls, which nobody answers. */
async function send({ canvas, msw }: Parameters<NonNullable<Story['play']>>[0]) {
  const calls: string[] = [];
  msw.use(
    http.post(`*${endpoints.confirmSubscription.path}`, ({ request }) => {
      calls.push(request.url);
      return delay('infinite');
    }),
  );
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm' }));
  return calls;
}

export const TheCallIsMadeBeforeTheStoryEnds: Story = {
  play: async (context) => {
    const calls = await send(context);
    await sentFormsMakeTheirCalls();
    await expect(calls).toHaveLength(1);
  },
};

export const AsIsTheCallOfARemovedForm: Story = {
  play: async (context) => {
    const calls = await send(context);
    context.canvasElement.querySelector('form')?.remove();
    await sentFormsMakeTheirCalls();
    await expect(calls).toHaveLength(1);
  },
};
