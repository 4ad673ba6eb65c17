import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { remotes, REMOTES_UNKNOWN } from '@site/contract';
import { compositionFixture, mockState, statesFor } from '@site/mocks';
import { UNBROKEN } from '../../../../../.storybook/long-content.ts';
import { deskMeta, failed, locked } from '../../testing/page-stories.ts';

const meta = {
  title: 'Pages/Staff tools/Remotes',
  ...deskMeta('/staff/remotes'),
} satisfies Meta;
export default meta;
type Story = StoryObj;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const TABLE = { name: 'The site’s remotes' };
const FIGURES = { name: 'Failures by version' };
const [marketing, jobBoard] = compositionFixture.remotes;

/** All remotes run in their newest builds. */
export const Ready: Story = {
  beforeEach: () => {
    const running = compositionFixture.remotes.filter(({ status }) => status === 'current');
    mockState.composition = { ...compositionFixture, remotes: running };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', TABLE)).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: /marketing Newest 0\.1\.0-3f2a9c0d11be Last good: 0\.1\.0-1d44b0a7c9f3 2026-11-15 22:01 UTC 6 4\.8\skB 412\.8\skB/,
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('Shell 0.1.0'));
    await expect(canvas.getByText('v24.11.1')).toBeVisible();
    await userEvent.click(canvas.getByText('marketing', { selector: 'summary *' }));
    await expect(canvas.getByText(/^\/, \/about, /)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

/** A build needs another version of a shared package: an earlier one runs on. Another remote has none at all. */
export const RefusedAndMissing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('job-board 0.2.0-7be1c0ffee42 was refused')).toBeVisible();
    await expect(canvas.getByText(/needs @site\/design-system .* Version 0\.1\.0-90ac55e17d02 runs/)).toBeVisible();
    await expect(canvas.getByText('proposals has no build, and its pages do not work')).toBeVisible();
  },
};

/** A remote is pinned, another gives a version to some visitors, and a version was rejected. */
export const Releases: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /job-board .* Pinned/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /staff-tools .* 20% get 0\.2\.0-5c19e07ab3d4/ })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /job-board 0\.2\.0-7be1c0ffee42 Rejected .* Job board team it needs/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /operator job-board pin .* Until the fair is over/ })).toBeVisible();
  },
};

/** The gradual version fails more often than the live one, and few of its visits have been measured. */
export const GradualDoesWorse: Story = {
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('table', FIGURES));
    await expect(
      figures.getByRole('row', { name: /staff-tools 0\.1\.0-\w+ Get it 0\.25% 2 of 812 0\.16% 1 of 640 7% 32 of 455/ }),
    ).toBeVisible();
    const gradual = figures.getByRole('row', { name: /staff-tools 0\.2\.0-\w+ Some get it/ });
    await expect(gradual).toHaveAccessibleName(
      /0\.49% 1 of 203 2\.5% 4 of 158 2\.4 points more than live Too few to tell 6 of 15/,
    );
    await expect(figures.getAllByRole('row', { name: /staff-tools .* 2026-11-16 07:31 UTC/ })).toHaveLength(2);
    await expect(
      figures.getByRole('row', { name: /marketing .* Got it before .* 2026-11-15 09:00 UTC/ }),
    ).toBeVisible();
  },
};

export const GradualOnAPhone: Story = { ...GradualDoesWorse, globals: { viewport: { value: 'phone' } } };

/** All have just been released: no server has counted anything. */
export const NoVisitsYet: Story = {
  beforeEach: () => {
    const none = { total: 0, bad: 0 };
    mockState.versionFigures = mockState.versionFigures
      .filter(({ state }) => state !== 'last-good')
      .map((each) => ({ ...each, renders: none, visits: none, vitals: none }));
  },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('table', FIGURES));
    await expect(figures.getAllByRole('row', { name: /None yet None yet None yet/ })).toHaveLength(4);
  },
};

/** A package is looked for: which of the versions that visitors get have it. */
export const WhoHasAPackage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('3 packages'));
    const packages = within(canvas.getByRole('table', { name: 'Packages and the versions with them' }));
    await expect(packages.getByRole('row', { name: 'valibot 1.4.2 job-board 0.1.0-90ac55e17d02' })).toBeVisible();
    await expect(packages.getByRole('row', { name: /valibot 1\.5\.0 shell 0\.1\.0, marketing/ })).toBeVisible();
  },
};

/** An endpoint is to be changed: which of the versions that visitors get call it, and who uses what is deprecated. */
export const WhoCallsAnEndpoint: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('3 endpoints, 2 with something deprecated'));
    const calls = within(canvas.getByRole('table', { name: 'Endpoints and the versions that call them' }));
    await expect(calls.getByRole('row', { name: /get-jobs job-board .* salary_text: staff-tools/ })).toBeVisible();
    await expect(calls.getByRole('row', { name: /pay-by-role marketing .* Call pay-by-trade instead/ })).toBeVisible();
    await expect(canvas.getByText(/No record of what these call: payroll 1\.4\.0/)).toBeVisible();
  },
};

/** A deprecated prop is to be removed from the design system: which versions would break. */
export const WhoUsesADeprecatedName: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('4 versions, 1 with deprecated names'));
    const names = within(canvas.getByRole('table', { name: 'Versions and deprecated names' }));
    const using = names.getByRole('row', { name: /job-board 0\.1\.0-90ac55e17d02 Live, pinned/ });
    await expect(using).toHaveAccessibleName(/Button icon \(since 1\.7\.0\): src\/pages\/job-list\/page\.tsx:41, src/);
    await expect(using).toHaveAccessibleName(/Badge tone \(since 1\.7\.0\): /);
    await expect(names.getByRole('row', { name: /staff-tools 0\.2\.0-5c19e07ab3d4 Gradual None/ })).toBeVisible();
    await expect(names.getByRole('row', { name: /payroll .* Live Not recorded/ })).toBeVisible();
  },
};

/** Nothing was ever released: each remote runs in its newest build. */
export const NothingReleased: Story = {
  beforeEach: () => void (mockState.composition = { ...compositionFixture, versions: [], changes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No version was released yet')).toBeVisible();
    await expect(canvas.getByText('Nobody has changed anything yet')).toBeVisible();
  },
};

/** What is released appears without a reload. */
export const Live: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', TABLE);
    const released = { ...marketing!, version: '0.2.0-c0ffee000001' };
    mockState.composition = { ...compositionFixture, remotes: [released, jobBoard!] };
    await expect(await canvas.findByRole('row', { name: /marketing Newest 0\.2\.0-c0ffee000001/ })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /proposals/ })).toBeNull();
  },
};

const shareAPreview = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share a preview' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Version'), `job-board@${jobBoard!.version}`);
  await userEvent.clear(dialog.getByLabelText('Page'));
  await userEvent.type(dialog.getByLabelText('Page'), '/jobs');
  await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
  return dialog;
};

/** A link shows somebody without the staff password one version of a remote. */
export const ShareAPreview: Story = {
  play: async ({ canvas }) => {
    const dialog = await shareAPreview(canvas);
    await expect(await dialog.findByText(/\/jobs\?remote=job-board@0\.1\.0-90ac55e17d02&token=/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy preview link' })).toBeVisible();
    await expect(mockState.staffActions[0]).toMatchObject({
      action: 'share-preview',
      subject: `job-board@${jobBoard!.version}`,
    });
  },
};

/** Those that were rejected cannot be previewed. */
export const ReleasedVersionsToShare: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share a preview' }));
    const dialog = within(await screen.findByRole('dialog'));
    const options = within(dialog.getByLabelText('Version')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose…',
      'marketing 0.2.0-6e8d1b7f90a4, released 2026-11-16',
      'staff-tools 0.2.0-5c19e07ab3d4, released 2026-11-16',
      'marketing 0.1.0-3f2a9c0d11be, released 2026-11-15',
      'staff-tools 0.1.0-b71d04ce3f52, released 2026-11-15',
      'marketing 0.1.0-1d44b0a7c9f3, released 2026-11-13',
      'job-board 0.1.0-90ac55e17d02, released 2026-11-12',
      'marketing 0.1.0-0a31c4de8f27, released 2026-11-10',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    await expect(await dialog.findAllByText('Please choose a version')).not.toHaveLength(0);
  },
};

export const ShareFails: Story = {
  beforeEach: ({ msw }) => msw.use(...statesFor('sharePreview:500')),
  play: async ({ canvas }) => {
    const dialog = await shareAPreview(canvas);
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText('Page')).toHaveValue('/jobs');
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Build'), 'Earlier');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(canvas.getByText('1 to 1 of 1')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `${remotes.path}?status=earlier&format=csv`,
    );
  },
};

export const Locked = locked(TABLE.name);

export const Empty: Story = {
  beforeEach: () => void (mockState.composition = { ...compositionFixture, remotes: [], versions: [], changes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The registry names no remotes')).toBeVisible();
  },
};

/** The API runs on a host of its own, which does not compose the site. */
export const Failed = failed('remotes:404', 'The remotes could not be read', REMOTES_UNKNOWN);

export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const long = { ...jobBoard!, version: UNBROKEN, problem: UNBROKEN, routes: [UNBROKEN] };
    mockState.composition = {
      ...compositionFixture,
      versions: compositionFixture.versions.map((each) => ({ ...each, version: UNBROKEN, reasons: [UNBROKEN] })),
      changes: compositionFixture.changes.map((each) => ({ ...each, from: UNBROKEN, note: UNBROKEN })),
      deprecatedNames: compositionFixture.deprecatedNames.map(({ names, ...each }) => ({
        ...each,
        names: names && names.map((name) => ({ ...name, at: [UNBROKEN] })),
      })),
      remotes: Array.from({ length: 12 }, (_, n) => ({ ...long, name: `r-${n}` })),
    };
    const most = { total: 987_654_321, bad: 123_456_789 };
    const [seen] = mockState.versionFigures;
    const figures = { ...seen!, version: UNBROKEN, renders: most, visits: most, vitals: most };
    mockState.versionFigures = Array.from({ length: 12 }, (_, n) => ({ ...figures, remote: `r-${n}` }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 12 of 12')).toBeVisible();
  },
};
