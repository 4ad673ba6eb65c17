import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { LinkProvider } from '@site/design-system';
import { resetMocks } from '@site/mocks';
import { startMockWorker } from '@site/mocks/browser';
import { configure } from 'storybook/test';
import { StillLink } from './story-link.tsx';

// Long enough for a busy machine: what a story waits for either comes, or the story fails anyway.
configure({ asyncUtilTimeout: 8_000 });

const preview: Preview = {
  decorators: [
    (Story) => (
      <LinkProvider component={StillLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  beforeEach: () => resetMocks(),
  loaders: [mswLoader(startMockWorker)],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Foundations', 'Layout', 'Type', 'Actions', 'Display', 'Navigation', 'Forms', 'Overlays', 'Feedback', 'Pages'] } },
    a11y: {
      test: 'error',
      // target-size is a WCAG 2.2 AA rule that axe leaves off unless asked.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
};

export default preview;
