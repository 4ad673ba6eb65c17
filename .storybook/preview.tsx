// Must come first: no module may read the date before it is set.
import { startClock } from './toolbar/clock.ts';
import '../design-system/src/styles.css';
import './docs.css';
import { Fragment } from 'react';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
// By itself: with the whole design system, every component would load before the first story.
import { LinkProvider } from '../design-system/src/components/link/link-provider.tsx';
import { resetMocks } from '@site/mocks';
import { startMockWorker } from '@site/mocks/browser';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { chooseModes } from './chromatic.ts';
import { DocsContainer } from './docs-container.tsx';
import { elementError } from './element-error.ts';
import { frameStories, startFrames } from './frames.ts';
import { withoutLateFailures } from './late-failures.ts';
import { widths } from './modes.ts';
import { documentPages } from './page-docs/document-pages.ts';
import { sentFormsMakeTheirCalls, watchForms } from './sent-forms.ts';
import { jsx, toSnippet } from './snippet.ts';
import { InertLink } from './story-link.tsx';
import './toolbar/active-brand.ts';
import { keepBrand } from './toolbar/brand.ts';
import { forceColours } from './toolbar/forced-colours.ts';
import { globalTypes, initialGlobals } from './toolbar/index.ts';
import { keepLonger } from './toolbar/longer-text.ts';
import { setMotion } from './toolbar/motion.ts';
import { playScenario } from './toolbar/scenario.ts';
import { setScheme } from './toolbar/scheme.ts';
import { setTextSize } from './toolbar/text-size.ts';

configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 15_000,
  getElementError: elementError,
});

let story = 0;
window.fetch = withoutLateFailures(window.fetch.bind(window), () => story);

const channel = addons.getChannel();
channel.on(GLOBALS_UPDATED, ({ globals }) => keepBrand(globals.brand));
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, ({ globals }) => setScheme(globals.scheme));
startFrames();

const viewportOptions = Object.entries(widths).map(([key, { name, width, height, type }]) => [
  key,
  { name, type, styles: { width: `${width}px`, height: `${height}px` } },
]);

async function startMocks() {
  const worker = await startMockWorker();
  watchForms(worker);
  return worker;
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators: [
    // The key makes a page call the API again when another scenario or time is chosen.
    (Story, { globals }) => (
      <Fragment key={[globals.scenario, globals.clock].join()}>
        <LinkProvider component={InertLink}>
          <Story />
        </LinkProvider>
      </Fragment>
    ),
  ],
  beforeEach: (context) => {
    story += 1;
    keepLonger(false);
    resetMocks({ now: startClock(context.globals.clock) });
    // What an earlier story told the others, such as how many jobs are saved.
    for (const key of Object.keys(localStorage)) if (key.startsWith('event:')) localStorage.removeItem(key);
    // What was typed in an earlier story.
    sessionStorage.clear();
    setScheme(context.globals.scheme);
    setMotion(context.globals.motion);
    setTextSize(context.globals.textSize);
    forceColours(context.globals.colours === 'forced');
    playScenario(context.globals.scenario, context);
  },
  afterEach: [
    sentFormsMakeTheirCalls,
    // Play functions find what they look for by the words as written.
    ({ globals }) => keepLonger(globals.text === 'longer'),
  ],
  argTypesEnhancers: [chooseModes, frameStories, documentPages],
  loaders: [mswLoader(startMocks)],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      container: DocsContainer,
      source: { transform: toSnippet },
      toc: { title: 'On this page', headingSelector: 'h2, h3', ignoreSelector: '.sb-unstyled *' },
    },
    jsx,
    controls: { expanded: true },
    viewport: { options: Object.fromEntries(viewportOptions) },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Home',
          'Which component',
          'Brand builder',
          'Reviewing a change',
          'For programs',
          'Proposing a component',
          'Changelog',
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Type',
            'Space',
            'Layout',
            'Breakpoints',
            'Radius',
            'Borders',
            'Elevation',
            'Layers (z-index)',
            'Motion',
          ],
          'Components',
          ['Layout', 'Type', 'Actions', 'Display', 'Navigation', 'Forms', 'Overlays', 'Feedback'],
          'Patterns',
          ['Forms', 'Lists with filters', 'Gated page', 'Loading and failing', 'Dialogs and pages'],
          'Content',
          [
            'Voice',
            'Errors',
            'Buttons, links, headings',
            'Dates, money, numbers',
            'Alternative text',
            'Editing the site',
          ],
          'Pages',
        ],
      },
    },
    a11y: {
      test: 'error',
      // target-size is a WCAG 2.2 AA rule that axe disables by default.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Of what passes, one element for each rule: all of them would be a megabyte for a page.
        resultTypes: ['violations', 'incomplete'],
      },
    },
  },
};

export default preview;
