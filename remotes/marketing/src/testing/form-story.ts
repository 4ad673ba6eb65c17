import type { StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TOO_MANY_REQUESTS } from '@site/contract';
import { mockState } from '@site/mocks';

type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

interface FormFacts {
  /** The form's accessible name. */
  name: string;
  /** The path of its call. */
  path: string;
  send: string;
  /** Label -> what is typed. */
  texts: Readonly<Record<string, string>>;
  /** Label and value of the choice. */
  choice: readonly [label: string, value: string];
  /** The messages of an empty form, from the top. */
  faults: readonly string[];
  notSent: string;
  sent: string;
  /** The start of its references: 'QUO'. */
  prefix: string;
  again: string;
}

/** The states of a form that is confirmed for good: stories for its page. */
export function formStories(facts: FormFacts) {
  const call = `*${facts.path}`;
  const labels = Object.keys(facts.texts);
  const lastLabel = labels.at(-1)!;

  async function findForm({ canvas }: Context) {
    const form = await canvas.findByRole('form', { name: facts.name });
    return { fields: within(form), send: within(form).getByRole('button', { name: facts.send }) };
  }

  async function sendCompleted(context: Context, texts: Readonly<Record<string, string>> = facts.texts) {
    const found = await findForm(context);
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.click(found.fields.getByLabelText(new RegExp(`^${label}`)));
      await userEvent.paste(text);
    }
    await userEvent.selectOptions(found.fields.getByLabelText(facts.choice[0]), facts.choice[1]);
    await userEvent.click(found.send);
    return found;
  }

  async function sendInVain(context: Context) {
    const { fields } = await sendCompleted(context);
    const banner = (await fields.findByText(facts.notSent)).closest('[role="alert"]') as HTMLElement;
    await expect(within(banner).getByRole('link', { name: /^Call / })).toBeVisible();
    for (const label of labels)
      await expect(fields.getByLabelText(new RegExp(`^${label}`))).toHaveDisplayValue(facts.texts[label] ?? '');
    return banner;
  }

  const Loading: Story = {
    beforeEach: ({ msw }) => msw.use(http.post(call, () => delay('infinite'))),
    play: async (context) => {
      const { send } = await sendCompleted(context);
      await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    },
  };

  const Faulty: Story = {
    play: async (context) => {
      const { fields, send } = await findForm(context);
      await userEvent.click(send);
      const summary = await fields.findByRole('alert');
      await waitFor(() => expect(summary).toHaveFocus());
      const links = within(summary).getAllByRole('link');
      await expect(links.map((link) => link.textContent)).toEqual(facts.faults);
    },
  };

  const Sent: Story = {
    play: async (context) => {
      const { canvas } = context;
      await sendCompleted(context);
      const heading = await canvas.findByRole('heading', { name: facts.sent });
      await waitFor(() => expect(heading).toHaveFocus());
      // So that a slip is seen.
      await expect(canvas.getByText(new RegExp(`have written to ${facts.texts['Email']}\\.$`))).toBeVisible();
      await expect(canvas.getByText(new RegExp(`^${facts.prefix}-`))).toBeVisible();
      await expect(mockState.submissions).toHaveLength(1);
      await expect(canvas.queryByRole('form', { name: facts.name })).toBeNull();

      await userEvent.click(canvas.getByRole('button', { name: facts.again }));
      const { fields } = await findForm(context);
      const first = fields.getByLabelText(new RegExp(`^${labels[0]}`));
      await waitFor(() => expect(first).toHaveFocus());
      await expect(first).toHaveValue('');
    },
  };

  const Failed: Story = {
    beforeEach: ({ msw }) => msw.use(http.post(call, () => HttpResponse.error())),
    play: async (context) => {
      await sendInVain(context);
    },
  };

  const TooMany: Story = {
    beforeEach: ({ msw }) => msw.use(http.post(call, () => HttpResponse.json({ error: 'Slow down' }, { status: 429 }))),
    play: async (context) => {
      const banner = await sendInVain(context);
      await expect(banner).toHaveTextContent(TOO_MANY_REQUESTS);
    },
  };

  /** In the last field, which takes many lines. */
  const longContent = (text: string): Story => ({
    globals: { viewport: { value: 'phone' } },
    beforeEach: Failed.beforeEach!,
    play: async (context) => {
      const { fields } = await sendCompleted(context, { ...facts.texts, [lastLabel]: text });
      await fields.findByText(facts.notSent);
      await expect(fields.getByLabelText(new RegExp(`^${lastLabel}`))).toHaveValue(text);
    },
  });

  return { Loading, Faulty, Sent, Failed, TooMany, longContent };
}
