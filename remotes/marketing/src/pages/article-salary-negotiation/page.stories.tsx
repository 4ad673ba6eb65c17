import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { handlersFor, resetMocks } from '@site/mocks';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Articles/Salary negotiation',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: handlersFor() },
    withoutStates: {
      Loading: 'The page shows with its data; the story Pages/Shell/Layout/Loading shows a page loading.',
      LongContent: 'Its text is fixed, and roles have short names.',
    },
  },
  render: pageStory({ routes, url: '/blog/salary-negotiation' }),
  beforeEach: () => resetMocks(),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const market = within(await canvas.findByRole('table', { name: 'What our open jobs pay today' }));
    const drivers = market.getByRole('row', { name: /^HGV Driver/ });
    await expect(drivers).toHaveTextContent(/Median £[\d,]+/);
    await expect(within(drivers).getByRole('link')).toHaveAttribute('href', '/jobs/hgv-driver');
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

const withoutChart = (reason: RegExp): NonNullable<Story['play']> =>
  async function withoutChart({ canvas }) {
    await expect(await canvas.findByText(reason)).toBeVisible();
    await expect(canvas.getByText('£28,000–£35,000')).toBeVisible();
  };

export const Empty: Story = {
  parameters: { msw: { handlers: handlersFor('empty') } },
  play: withoutChart(/Too few open jobs/),
};

export const Failed: Story = {
  parameters: { msw: { handlers: handlersFor('500') } },
  play: withoutChart(/We could not load/),
};
