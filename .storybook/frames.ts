import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { widths } from './modes.ts';
import { widthOf, type Enhancer, type WidthName } from './story-width.ts';
import { initialGlobals } from './toolbar/index.ts';

const PAGES = /^Pages\//;

/**
 * Shows a story of a fixed width in its own iframe on documentation pages, scaled down to fit. Stories of the site's
 * pages get an iframe each, too: in one window they would all share the last one's mocked network.
 */
export const frameStories: Enhancer = (story) => {
  const { argTypes, parameters, title } = story;
  const isPage = PAGES.test(title);
  const name = widthOf(story) ?? (isPage ? 'desktop' : undefined);
  if (!name) return argTypes;
  const { docs } = parameters;
  // A story that asks for its own iframe opens something in its play function; the others would only steal focus.
  const isPlayed = docs?.story?.inline === false;
  const isAsHighAsItsStory = !isPage && docs?.story?.height === undefined;
  const classes = [
    'in-a-frame',
    `in-a-frame-${name}`,
    isPlayed ? '' : 'in-a-frame-not-played',
    isAsHighAsItsStory ? 'in-a-frame-that-shrinks' : '',
  ];
  parameters.docs = {
    ...docs,
    story: { height: `${widths[name].height}px`, ...docs?.story, inline: false },
    canvas: { ...docs?.canvas, className: classes.filter(Boolean).join(' ') },
  };
  return argTypes;
};

/** The toolbar values to pass on to the iframes. Accessibility is checked in a separate run. */
const carried = (globals: Record<string, unknown>) =>
  [...Object.keys(initialGlobals).map((name) => `${name}:${String(globals[name])}`), 'a11y.manual:!true'].join(';');

/**
 * On a documentation page, keeps the iframes in step with the toolbar and fits them to the page and to their stories.
 */
export function startFrames() {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, setAddresses);
  channel.on(GLOBALS_UPDATED, setAddresses);
  // It belongs to another document, where instanceof fails.
  const frame = globalThis.frameElement?.closest('.in-a-frame iframe') as HTMLIFrameElement | null | undefined;
  if (!frame) return;
  if (frame.closest('.in-a-frame-not-played')) doNotPlay();
  let content = Infinity;
  fit(frame, content);
  parent.addEventListener('resize', () => fit(frame, content));
  channel.on(STORY_RENDERED, () => {
    if (frame.closest('.in-a-frame-that-shrinks')) content = heightOfTheStory();
    fit(frame, content);
  });
}

function setAddresses({ globals }: { globals: Record<string, unknown> }) {
  // Storybook reads this for the address of iframes and of "open in a new tab".
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals: carried(globals) })}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.in-a-frame iframe')) {
    const address = new URL(frame.src);
    address.searchParams.set('globals', carried(globals));
    if (frame.src !== address.href) frame.src = address.href;
  }
}

/** Storybook skips play functions when the address says that the story is embedded. */
function doNotPlay() {
  const address = new URL(location.href);
  address.searchParams.set('embed', 'true');
  history.replaceState(history.state, '', address);
}

/** Scales down an iframe that is wider than the page, and cuts it off below its content. */
function fit(frame: HTMLIFrameElement, content: number) {
  const name = (Object.keys(widths) as WidthName[]).find((width) => frame.closest(`.in-a-frame-${width}`));
  const box = frame.parentElement;
  if (!name || !box) return;
  const { width, height } = widths[name];
  const scale = Math.min(1, box.clientWidth / width);
  frame.style.zoom = String(scale);
  box.style.maxHeight = `${scale * Math.min(height, content)}px`;
}

function heightOfTheStory(): number {
  const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(document.body);
  const root = document.getElementById('storybook-root')?.offsetHeight ?? 0;
  return root + Number.parseFloat(paddingBlockStart) + Number.parseFloat(paddingBlockEnd);
}
