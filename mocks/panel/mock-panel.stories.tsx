import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MOCK_NOW, DEFAULT_SETTINGS, type MockSettings } from '@site/mocks';
import { fitsTheWindow } from '../../.storybook/page-states.ts';
import { remember, type Memory } from './memory.ts';
import { MockPanel } from './mock-panel.tsx';
import type { LoggedRequest } from '../logged-request.ts';

const apply = fn();

interface PanelArgs {
  settings?: Partial<MockSettings>;
  memory?: Partial<Memory>;
  log?: readonly LoggedRequest[];
}

const call = (id: number, changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id,
  at: MOCK_NOW.toISOString(),
  endpoint: 'getJobs',
  method: 'GET',
  url: '/.netlify/functions/get-jobs?page=1',
  state: '',
  status: 200,
  ms: 12,
  from: 'page',
  request: '',
  response: '{"jobs":[],"pagination":{"total":0}}',
  ...changes,
});

const application = call(2, {
  endpoint: 'applyToJob',
  method: 'POST',
  url: '/.netlify/functions/apply-to-job',
  state: '429',
  status: 429,
  from: 'browser',
  request: '{"fullName":"Sam Okoro","email":"sam@example.com"}',
  response: '{"error":"Too many requests."}',
});

const ADDRESS = new URL('http://localhost:3000/jobs?page=2');

/** The mocked site puts it into every page. Its styles and its focus are its own: on the site, in a shadow root. */
const meta = {
  title: 'Pages/QA/Mock panel',
  render: ({ settings, log = [call(1)] }) => (
    <main>
      <p>The page in view.</p>
      <MockPanel
        site={{
          settings: { ...DEFAULT_SETTINGS, ...settings },
          apply,
          address: () => ADDRESS,
          calls: async () => log,
        }}
      />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ args: { memory } }) => {
    apply.mockClear();
    sessionStorage.clear();
    remember({ open: true, ...memory });
  },
  afterEach: fitsTheWindow,
} satisfies Meta<PanelArgs>;
export default meta;
type Story = StoryObj<PanelArgs>;

/** Nothing is set: the badge opens the panel, and takes the focus back when Escape closes it. */
export const Ready: Story = {
  args: { memory: { open: false } },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'Mocked: ready' });
    await userEvent.click(badge);
    const panel = within(canvas.getByRole('dialog', { name: 'Mocked site' }));
    await expect(panel.getByRole('heading', { name: 'Mocked site' })).toHaveFocus();
    await expect(panel.getByText('No state: every endpoint gives its usual answer.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(badge).toHaveFocus();
    await userEvent.click(badge);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** What was set stands at the top; each word can be taken back on its own. */
export const StatesInForce: Story = {
  args: {
    settings: { overrides: ['rate-limited', 'getJobs:500.slow.after-1'], clockAhead: 86_400_000, dataset: 'ab12' },
    memory: { unfolded: ['here-getJobs'] },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /rate-limited, getJobs:500.slow.after-1.*17 Nov 2026/ }),
    ).toBeVisible();
    const here = within(canvas.getByRole('list', { name: 'Called by this page' }));
    await expect(here.getByLabelText('Answer')).toHaveValue('500');
    await expect(here.getByLabelText('Delay')).toHaveValue('slow');
    await expect(here.getByLabelText('Begins')).toHaveValue('1');
    await expect(here.getByText(/“Retry”/)).toBeVisible();
    await userEvent.selectOptions(here.getByLabelText('Answer'), 'empty');
    await expect(apply).toHaveBeenLastCalledWith(
      expect.objectContaining({ overrides: ['rate-limited', 'getJobs:empty.slow.after-1'] }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rate-limited' }));
    await expect(apply).toHaveBeenLastCalledWith(expect.objectContaining({ overrides: ['getJobs:500.slow.after-1'] }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }));
    const { overrides, clockAhead, dataset } = apply.mock.lastCall![0] as MockSettings;
    await expect({ overrides, clockAhead }).toEqual({ overrides: [], clockAhead: 0 });
    await expect(dataset).not.toBe('ab12');
  },
};

/** A preset is on or off. The arrow keys go from tab to tab. */
export const Presets: Story = {
  args: { settings: { overrides: ['first-day'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Endpoints' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Presets' })).toHaveFocus();
    const firstDay = canvas.getByRole('button', { name: /first-day/, pressed: true });
    await userEvent.click(firstDay);
    await expect(apply).toHaveBeenLastCalledWith(expect.objectContaining({ overrides: [] }));
    await userEvent.click(canvas.getByRole('button', { name: /rate-limited/, pressed: false }));
    await expect(apply).toHaveBeenLastCalledWith(expect.objectContaining({ overrides: ['first-day', 'rate-limited'] }));
  },
};

/** Endpoints of other pages are found by their name, what they do or their path, and lead to their page. */
export const EndpointOfAnotherPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Find an endpoint'), 'apply job');
    const all = within(canvas.getByRole('list', { name: 'All endpoints' }));
    await waitFor(() => expect(all.getAllByRole('listitem').length).toBeLessThan(5));
    await userEvent.click(all.getByText('applyToJob'));
    const link = await all.findByRole('link', { name: /Open \/jobs\/hgv/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/jobs\//));
  },
};

/** A word that means nothing is never ignored: it stands there with what there is in its place. */
export const UnknownWord: Story = {
  args: { settings: { overrides: ['getJobs:emtpy'] } },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('dialog'));
    await expect(panel.getByText('getJobs has no state “emtpy”.')).toBeVisible();
    await userEvent.click(panel.getByText('What there is'));
    await expect(await panel.findByText('empty')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Remove getJobs:emtpy' }));
    await expect(apply).toHaveBeenLastCalledWith(expect.objectContaining({ overrides: [] }));
    await userEvent.click(panel.getByRole('button', { name: 'Use getJobs:empty' }));
    await expect(apply).toHaveBeenLastCalledWith(expect.objectContaining({ overrides: ['getJobs:empty'] }));
  },
};

/** The clock takes a date and a time; it can go back to the real one. */
export const Clock: Story = {
  args: { memory: { tab: 'Clock' } },
  play: async ({ canvas }) => {
    const time = canvas.getByLabelText('Date and time, in UTC');
    await userEvent.type(time, '2026-12-24T18:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the clock' }));
    const { clockAhead } = apply.mock.lastCall![0] as MockSettings;
    const expected = Date.UTC(2026, 11, 24, 18, 30) - Date.now();
    await expect(Math.abs(clockAhead - expected)).toBeLessThan(60_000);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the real time' }));
    await expect(apply).toHaveBeenLastCalledWith(expect.objectContaining({ clockAhead: 0 }));
  },
};

/** Each request opens to its bodies. What is cleared does not come back. */
export const LongLog: Story = {
  args: { log: [application, ...Array.from({ length: 60 }, (_, index) => call(-index))], memory: { tab: 'Requests' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('applyToJob'));
    const body = canvas.getByRole('region', { name: 'Request body' });
    await expect(body).toHaveTextContent('"fullName": "Sam Okoro"');
    await expect(within(body).getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('No requests yet: use the page, and they appear here.')).toBeVisible();
  },
};

/** Folded, the badge is a dot with the same name. */
export const Folded: Story = {
  args: { settings: { overrides: ['empty'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Show the badge as a dot'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    const dot = canvas.getByRole('button', { name: 'Mocked: empty' });
    await expect(dot.offsetWidth).toBeLessThan(40);
    await expect(dot).toHaveFocus();
  },
};
