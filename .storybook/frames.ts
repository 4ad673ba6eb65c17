import { GLOBALS_UPDATED, SET_GLOBALS, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { widths } from './modes.ts';
import { widthOf, type Enhancer, type WidthName } from './story-width.ts';

const PAGES = /^Pages\//;

/**
 * A documentation page is wider than a phone and narrower than a desktop: it shows a story of one width in a window of
 * its own, drawn smaller where it does not fit. So it does each story of a page of the site: together in one window all
 * would have the network of the last one.
 */
export const frameStories: Enhancer = (story) => {
  const { argTypes, parameters, title } = story;
  const isPage = PAGES.test(title);
  const name = widthOf(story) ?? (isPage ? 'desktop' : undefined);
  if (!name) return argTypes;
  const { docs } = parameters;
  // A story with a frame of its own opens something when it is played; the others would take the focus for nothing.
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

/** Values of the toolbar that hold in the frames, too. The accessibility check has its own run. */
const carried = (globals: Record<string, unknown>) =>
  [...['brand', 'motion', 'scenario'].map((name) => `${name}:${String(globals[name])}`), 'a11y.manual:!true'].join(';');

/**
 * Keeps the frames of a documentation page on the toolbar's values; inside one, fits it to the page and to its story.
 */
export function startFrames() {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, setAddresses);
  channel.on(GLOBALS_UPDATED, setAddresses);
  // An element of another document: instanceof would not know it.
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
  // Storybook's name for where frames and "open in a new tab" lead.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals: carried(globals) })}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.in-a-frame iframe')) {
    const address = new URL(frame.src);
    address.searchParams.set('globals', carried(globals));
    if (frame.src !== address.href) frame.src = address.href;
  }
}

/** Storybook plays no story whose address says that it is embedded. */
function doNotPlay() {
  const address = new URL(location.href);
  address.searchParams.set('embed', 'true');
  history.replaceState(history.state, '', address);
}

/** Draws a window that is wider than the page smaller, and ends it where its content ends. */
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
