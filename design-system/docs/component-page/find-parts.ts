/** Where a part is in its figure, in pixels. */
export interface Place {
  insetInlineStart: number;
  insetBlockStart: number;
  inlineSize: number;
  blockSize: number;
}

/** The places of a story's parts that are in view, and the size of the figure that they are in. */
export interface Found {
  /** Which parts they are, counted from 1. */
  numbers: readonly number[];
  places: readonly Place[];
  size: Pick<Place, 'inlineSize' | 'blockSize'>;
}

/**
 * Tells where the parts of a story are, each time that it changes: on the page, or in the story's own frame.
 * @param box what the story is rendered in, at the figure's edge
 * @returns how to stop
 */
export function findParts(
  box: HTMLElement,
  parts: readonly { selector: string }[],
  tell: (found: Found) => void,
): () => void {
  const measure = () => {
    const all = parts.map(({ selector }) => placeOf(box, selector));
    tell({
      numbers: all.flatMap((place, index) => (place ? index + 1 : [])),
      places: all.flatMap((place) => place ?? []),
      size: { inlineSize: box.clientWidth, blockSize: box.clientHeight },
    });
  };
  const changes = new MutationObserver(() => {
    watchFrame();
    measure();
  });
  const watch = (root: Node) => changes.observe(root, { subtree: true, childList: true, attributes: true });
  const watchFrame = () => {
    const frame = box.querySelector('iframe');
    const body = frame?.contentDocument?.body;
    if (body) watch(body);
    frame?.addEventListener('load', watchFrame, { once: true });
  };
  const sizes = new ResizeObserver(measure);
  watch(box);
  watchFrame();
  sizes.observe(box);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

function placeOf(box: HTMLElement, selector: string): Place | undefined {
  const frame = box.querySelector('iframe');
  const part = (frame?.contentDocument ?? box).querySelector(selector);
  if (!part?.checkVisibility()) return undefined;
  const { left, top } = box.getBoundingClientRect();
  const origin = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  // A frame may be scaled down to fit the page.
  const scale = frame ? frame.getBoundingClientRect().width / (frame.contentWindow?.innerWidth ?? 1) : 1;
  const rect = part.getBoundingClientRect();
  return {
    insetInlineStart: scale * rect.left + origin.left - left,
    insetBlockStart: scale * rect.top + origin.top - top,
    inlineSize: scale * rect.width,
    blockSize: scale * rect.height,
  };
}
