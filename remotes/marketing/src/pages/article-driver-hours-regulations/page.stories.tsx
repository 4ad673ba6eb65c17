import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const ADDRESS = '/blog/driver-hours-regulations';
const BROKEN =
  '?started=14:00&now=22:30&sinceBreak=4:45&today=7:30&week=52&lastWeek=45&extended=2&reduced=3&rest=reduced';

const meta = {
  title: 'Pages/Marketing/Articles/Driver hours regulations',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: ADDRESS }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, step }) => {
    const calculator = within(await canvas.findByRole('region', { name: 'Calculator' }));
    const answer = calculator.getByRole('status');
    await expect(answer).toHaveTextContent('3 h without stopping, until 15:15');
    await step('the answer changes as the driver types', async () => {
      const field = calculator.getByRole('textbox', { name: /Driving since your last full break/ });
      await userEvent.clear(field);
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.type(field, '4:00');
      await expect(answer).toHaveTextContent('30 min without stopping, until 12:45');
    });
    await step('an answer that makes no sense gets a message once its field is left', async () => {
      const field = calculator.getByRole('textbox', { name: /Time now/ });
      await userEvent.clear(field);
      await userEvent.type(field, 'noon');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await userEvent.tab();
      await expect(field).toBeInvalid();
    });
    await step('the button leads to what must be put right', async () => {
      await userEvent.click(calculator.getByRole('button', { name: 'Work it out' }));
      const field = calculator.getByRole('textbox', { name: /Time now/ });
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
    });
    await step('until then there is no answer, and what is wrong is said in its place', async () => {
      await expect(answer).toHaveTextContent(/^Time now: “noon” cannot be used/);
      await expect(calculator.queryByText(/You may/)).toBeNull();
    });
    await step('a time that does not exist gives no answer either, while it is typed and once it is sent', async () => {
      const field = calculator.getByRole('textbox', { name: /Time now/ });
      await userEvent.clear(field);
      await userEvent.type(field, '25:00');
      await expect(answer).toHaveTextContent(/^The answer appears here/);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
      await expect(answer).toHaveTextContent(/^Time now: “25:00” cannot be used/);
    });
  },
};

export const RuleBroken: Story = {
  render: pageStory({ routes, url: ADDRESS + BROKEN }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A rule is already broken')).toBeVisible();
    await expect(canvas.getByText(/all three reduced rests/)).toBeVisible();
  },
};

export const FaultyAnswers: Story = {
  render: pageStory({ routes, url: `${ADDRESS}?started=early&now=12:00&sinceBreak=6&today=5` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the answer appears here/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Shift started at/ })).toBeInvalid();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
