import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlers, mockState, resetMocks } from '@site/mocks';
import { Container } from '../../src/components/container/container.tsx';
import { OnARoute } from './on-a-route.tsx';
import { QuoteForm, type QuoteFormProps } from './quote-form.tsx';

const requestQuote = `*${endpoints.requestQuote.path}`;

const meta = {
  title: 'Patterns/Forms',
  component: QuoteForm,
  tags: ['!autodocs'],
  parameters: { msw: { handlers } },
  beforeEach: () => resetMocks(),
  render: (args) => (
    <OnARoute>
      <Page {...args} />
    </OnARoute>
  ),
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const Page = (props: QuoteFormProps) => (
  <Container width="text">
    <QuoteForm {...props} />
  </Container>
);

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Request a quote' }));

async function fillIn() {
  await userEvent.type(field(/^Company/), 'Northgate Haulage');
  await userEvent.type(field(/^Your name/), 'Sam Okoro');
  await userEvent.type(field(/^Email/), 'sam@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^What do you need/ }), 'Driver recruitment');
  await userEvent.type(field(/^Your requirements/), 'Four Class 1 drivers in Leeds');
}

/** The page that shows it keeps its height free, and does not jump when it is there. */
export const NothingIsWrongAtFirst: Story = {
  parameters: { docs: { story: { height: '44rem' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(field(/^Company/)).not.toHaveAttribute('aria-invalid');
  },
};

export const AFieldIsCheckedWhenItIsLeft: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.type(field(/^Email/), 'sam@');
    await step('not while it is being typed', () => expect(field(/^Email/)).not.toHaveAttribute('aria-invalid'));
    await userEvent.tab();
    await expect(field(/^Email/)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(/^Email/)).toHaveAccessibleDescription(/Please enter a valid email address/);
    await step('fields that nobody has visited are left in peace', () =>
      expect(field(/^Company/)).not.toHaveAttribute('aria-invalid'),
    );
    await userEvent.type(field(/^Email/), 'example.com');
    await step('correcting it takes the error away', () =>
      expect(canvas.queryByText('Please enter a valid email address')).not.toBeInTheDocument(),
    );
  },
};

export const TheButtonFindsAllThatIsWrong: Story = {
  play: async ({ canvas }) => {
    await press();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(mockState.submissions).toHaveLength(0);
  },
};

export const TheButtonOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press();
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Sending: Story = {
  play: async ({ canvas, msw }) => {
    let calls = 0;
    msw.use(
      http.post(requestQuote, () => {
        calls += 1;
        return delay('infinite');
      }),
    );
    await fillIn();
    await press();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sending…' }));
    await waitFor(() => expect(calls).toBe(1));
  },
};

export const Sent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post(requestQuote, () => HttpResponse.json({ success: true, reference: 'QUO-7K2M9Q' }))),
  play: async ({ canvas }) => {
    await fillIn();
    await press();
    const thanks = await canvas.findByRole('heading', { name: 'Thank you. Your request is on its way.' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.getByText('QUO-7K2M9Q')).toBeVisible();
  },
};

export const NotSent: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(requestQuote, () => HttpResponse.error())),
  play: async ({ canvas, step }) => {
    await fillIn();
    await press();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your request was not sent');
    await step('nothing typed is lost', () => expect(field(/^Company/)).toHaveValue('Northgate Haulage'));
  },
};

const missing = {
  companyName: 'Company name is required',
  contactName: 'Contact name is required',
  email: 'Email is required',
  service: 'Please choose a service',
  requirements: 'Please tell us more about your requirements',
};

export const ErrorsInView: Story = {
  args: { state: { errors: missing, listed: ['companyName', 'contactName', 'email', 'service', 'requirements'] } },
};
export const BeingSent: Story = { args: { state: { pending: true } } };
export const Thanks: Story = { args: { state: { accepted: { reference: 'QUO-7K2M9Q' } } } };
export const Failure: Story = {
  args: { state: { failure: { status: 502, message: 'What you wrote is still here.' } } },
};
