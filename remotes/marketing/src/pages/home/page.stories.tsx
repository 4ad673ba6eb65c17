import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsTheWindow } from '../../../../../.storybook/page-states.ts';
import { pageStory } from '../../../../../.storybook/page.tsx';
import { routes } from '../../routes.tsx';

const meta = {
  title: 'Pages/Marketing/Home',
  parameters: {
    layout: 'fullscreen',
    withoutStates: {
      Loading: 'It loads no data; the story Pages/Shell/Layout/Loading shows a page loading.',
      Empty: 'It shows no data.',
      Failed: 'It loads no data; the stories of Pages/Shell/Page error show code that fails to load.',
      LongContent: 'Its text is fixed.',
    },
  },
  render: pageStory({ routes, url: '/' }),
  afterEach: fitsTheWindow,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hire with Us' })).toHaveAttribute('href', '/clients');
    await expect(canvas.getByRole('link', { name: 'View Opportunities' })).toHaveAttribute('href', '/candidates');
    await expect(canvas.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute('href', '/contact');
    for (const figure of [/30,000\+/, /24\/7/]) await expect(canvas.getAllByText(figure)[0]).toBeVisible();
    for (const what of ['contingency recruitment', 'temporary staffing', 'built-to-fit solutions'])
      await expect(canvas.getByRole('link', { name: `Learn More about ${what}` })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
export const OnATablet: Story = { ...Ready, globals: { viewport: { value: 'tablet' } } };
