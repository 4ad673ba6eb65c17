import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { LIVE_NAMES, type LiveNames } from '@site/contract';
import { DeprecatedProps } from './deprecated-props.tsx';

const SITE = 'https://site.example';
const ADDRESS = SITE + LIVE_NAMES;

/** Tests of a part of documentation, hidden from the sidebar. */
const meta = {
  title: 'Home/Deprecated props',
  component: DeprecatedProps,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    of: 'Ramp',
    site: SITE,
    changes: [
      { since: '1.6.0', components: ['Ramp'], prop: 'angle', to: 'slope' },
      { since: '1.7.0', components: ['Ramp'], prop: 'icon', to: 'start', atEnd: 'iconPosition' },
      { since: '1.7.0', components: ['Ramp'], prop: 'tone' },
    ],
  },
} satisfies Meta<typeof DeprecatedProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const recorded = (angle: number, icon: number) => [
  { component: 'Ramp', prop: 'angle', uses: angle },
  { component: 'Ramp', prop: 'icon', uses: icon },
  { component: 'Gate', prop: 'tone', uses: 3 },
];
const toned = (uses: number) => ({ component: 'Ramp', prop: 'tone', uses });

const versions: LiveNames['versions'] = [
  { remote: 'job-board', version: '1.2.0-a', as: 'live', names: [...recorded(2, 0), toned(0)] },
  { remote: 'job-board', version: '1.1.0-b', as: 'last good', names: [...recorded(1, 0), toned(0)] },
  { remote: 'marketing', version: '1.4.0-c', as: 'pinned', names: recorded(0, 0) },
];

/** May it be removed? Two versions use the first, none the second; one is older than the third's deprecation. */
export const WhoUsesWhat: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESS, () => HttpResponse.json({ versions }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Each version that visitors of/)).toBeVisible();
    const rows = [
      'angle 1.6.0 slope Used job-board 1.2.0-a (live) job-board 1.1.0-b (last good)',
      'icon, iconPosition 1.7.0 start, end Not used',
      /^tone 1\.7\.0 Nothing Not.known Not.recorded: marketing 1\.4\.0-c \(pinned\)$/,
    ];
    for (const name of rows) await expect(canvas.getByRole('row', { name })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...WhoUsesWhat, globals: { viewport: { value: 'phone' } } };

/** A version that was built without a record may use any of them. */
export const AVersionWithoutARecord: Story = {
  beforeEach: ({ msw }) => {
    const old = { remote: 'payroll', version: '1.0.0-d', as: 'live', names: null };
    msw.use(http.get(ADDRESS, () => HttpResponse.json({ versions: [...versions, old] })));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /^icon, .* Not known Not recorded: payroll 1\.0\.0-d \(live\)$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^angle .* Used .* Not recorded: payroll/ })).toBeVisible();
  },
};

export const Asking: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESS, () => delay('infinite'))),
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(`${SITE} is asked which`),
};

const notKnown: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(/is not known: https:\/\/site\.example did not say\.$/)).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'angle 1.6.0 slope Not known' })).toBeVisible();
};

export const SiteIsAway: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESS, () => HttpResponse.error())),
  play: notKnown,
};

/** It is older than this Storybook. */
export const SiteDoesNotKnow: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(ADDRESS, () => new HttpResponse('Not found', { status: 404 }))),
  play: notKnown,
};

export const BuiltWithoutASite: Story = {
  args: { site: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/built without .* STORYBOOK_SITE_URL\.$/);
    await expect(canvas.getByRole('row', { name: 'angle 1.6.0 slope Not known' })).toBeVisible();
  },
};
