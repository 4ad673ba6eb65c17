import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '@site/contract';
import { handlersFor, statesFor } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { pageMeta } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Debug test',
  ...pageMeta('/test-supabase-debug'),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const DATABASE = { name: 'Test Supabase connection' };
const JOBS = { name: 'Test jobs endpoint' };

/** Answers both endpoints. */
const answering = (resolver: HttpResponseResolver) =>
  [endpoints.testDatabase, endpoints.getJobs].map(({ path }) => http.get(`*${path}`, resolver));

/** The buttons, and where the page is seen. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Debug test' })).toBeVisible();
    await expect(canvas.getByRole('button', DATABASE)).toBeEnabled();
    await expect(canvas.getByRole('button', JOBS)).toBeEnabled();
    await expect(canvas.getByText(location.origin)).toBeVisible();
    await expect(canvas.getByText(navigator.userAgent)).toBeVisible();
    await expect(canvas.getByText(import.meta.env.MODE)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Debug' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** The raw JSON, pretty-printed, which the keyboard scrolls and a button copies. */
export const DatabaseReply: Story = {
  play: async ({ canvas }) => {
    const copied = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    await userEvent.click(await canvas.findByRole('button', DATABASE));
    const json = await canvas.findByRole('region', { name: 'Raw JSON' });
    await expect(json).toHaveTextContent('"database": "Mocked PostgreSQL"');
    await expect(json).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByText('GET /.netlify/functions/test-supabase, called from this browser')).toBeVisible();
    await expect(canvas.getByText('200 OK')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the JSON' }));
    await waitFor(() => expect(copied).toHaveBeenCalledWith(json.textContent));
  },
};

/** A second test replaces the first. */
export const JobsReply: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', DATABASE));
    await canvas.findByRole('heading', DATABASE);
    await userEvent.click(canvas.getByRole('button', JOBS));
    await expect(await canvas.findByRole('heading', JOBS)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Raw JSON' })).toHaveTextContent('"pagination": {');
    await expect(canvas.queryByRole('heading', DATABASE)).toBeNull();
  },
};

/** The same test again calls again. */
export const SecondPress: Story = {
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', DATABASE));
    await canvas.findByText('200 OK');
    msw.use(...answering(() => HttpResponse.json({ error: 'Out of order' }, { status: 503 })));
    await userEvent.click(canvas.getByRole('button', DATABASE));
    await expect(await canvas.findByText(/^503/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Raw JSON' })).toHaveTextContent('"error": "Out of order"');
  },
};

/** Both buttons wait for the reply; what the last one showed no longer counts. */
export const Loading: Story = {
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', DATABASE));
    await canvas.findByText('200 OK');
    msw.use(...statesFor('testDatabase:pending', 'getJobs:pending'));
    await userEvent.click(canvas.getByRole('button', JOBS));
    await expect(await canvas.findByRole('button', { name: 'Testing...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', DATABASE)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText('200 OK')).toBeNull();
  },
};

/** Nothing at all came back. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(() => new HttpResponse(null, { status: 204 }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', DATABASE));
    await expect(await canvas.findByText('The reply was empty.')).toBeVisible();
  },
};

/** A fetch error. */
export const Failed: Story = {
  parameters: { msw: { handlers: handlersFor('offline') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', DATABASE));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Fetch error');
    await expect(alert).toHaveTextContent('Failed to fetch');
  },
};

/** A JSON parse error, with the first 500 characters of the raw reply as text. */
export const Unreadable: Story = {
  beforeEach: ({ msw }) => msw.use(...answering(() => HttpResponse.html(`<script>alert(1)</script>${UNBROKEN}`))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', JOBS));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('JSON parse error');
    const raw = canvas.getByRole('region', { name: 'First 500 characters of the raw reply' });
    await expect(raw).toHaveTextContent('<script>alert(1)</script>Llanfair');
    await expect(raw.textContent).toHaveLength(`<script>alert(1)</script>${UNBROKEN}`.slice(0, 500).length);
    await expect(raw.querySelector('script')).toBeNull();
  },
};

/** Of a very large reply the page shows the beginning; the copy has all of it. */
export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(...answering(() => HttpResponse.json({ rows: Array.from({ length: 500 }, () => UNBROKEN) }))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', JOBS));
    await expect(await canvas.findByText(/^The first 100,000 of 2\d\d,\d{3} characters/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Raw JSON' }).textContent).toHaveLength(100_000);
  },
};
