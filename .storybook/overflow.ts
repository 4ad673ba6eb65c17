/** A piece of text on one line, as far as it can be seen. */
interface Piece {
  text: Text;
  box: DOMRect;
  fault?: string;
}

/** Of a line's height. Letters are taller than the lines of tightly set text. */
const TOLERANCE = 0.35;
const PIXELS = 1.5;
/** In pixels: what is no wider or higher is out of view on purpose. */
const SPECK = 2;

/** What text does that it must not: be cut off, stick out of its box or the window, or overlap other text. */
export function overflows(root: Element): string[] {
  const pieces = piecesIn(root);
  const faults = pieces.flatMap(({ text, fault }) => (fault ? [`${quote(text)} ${fault}`] : []));
  return [...new Set([...faults, ...overlaps(pieces)])];
}

function piecesIn(root: Element): Piece[] {
  const pieces: Piece[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node as Text;
    if (!text.data.trim() || !isVisible(text.parentElement)) continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) pieces.push(...pieceOf(text, box));
  }
  return pieces;
}

const isVisible = (element: Element | null) =>
  element?.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) ?? false;

/** Nothing if all of it is out of view on purpose: scrolled away, folded, or there for screen readers only. */
function pieceOf(text: Text, box: DOMRect): Piece[] {
  if (box.width === 0 || box.height === 0) return [];
  let seen = box;
  let isPositioned = false;
  for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    const frame = element.getBoundingClientRect();
    if (style.display === 'inline' || style.display === 'contents') continue;
    const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
    const sticksOut = !contains(frame, seen, box.height * TOLERANCE);
    if (sticksOut && clips) {
      seen = intersection(frame, seen);
      const isFolded = frame.width <= SPECK || frame.height <= SPECK;
      if (isCut(style) && !isFolded) return [{ text, box: seen, fault: `is cut off by ${name(element)}` }];
      if (seen.width <= SPECK || seen.height <= SPECK) return [];
    } else if (sticksOut && !isPositioned && isPainted(style)) {
      return [{ text, box, fault: `sticks out of ${name(element)}` }];
    }
    isPositioned ||= style.position === 'absolute' || style.position === 'fixed';
  }
  const { clientWidth } = document.documentElement;
  const isInside = seen.left >= -PIXELS && seen.right <= clientWidth + PIXELS;
  return [{ text, box: seen, ...(!isInside && { fault: 'sticks out of the window' }) }];
}

const contains = (outer: DOMRect, inner: DOMRect, tolerance: number) =>
  inner.left >= outer.left - PIXELS &&
  inner.right <= outer.right + PIXELS &&
  inner.top >= outer.top - tolerance &&
  inner.bottom <= outer.bottom + tolerance;

function intersection(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.max(0, Math.min(one.right, other.right) - left);
  return new DOMRect(left, top, width, Math.max(0, Math.min(one.bottom, other.bottom) - top));
}

/** An ellipsis says that there is more, and what scrolls can be scrolled. */
function isCut({ overflowX, overflowY, textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
  const scrolls = [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
  return !scrolls && textOverflow !== 'ellipsis' && webkitLineClamp === 'none';
}

const isPainted = ({ backgroundColor, borderInlineEndWidth, borderBlockEndWidth }: CSSStyleDeclaration) =>
  !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) ||
  (Number.parseFloat(borderInlineEndWidth) > 0 && Number.parseFloat(borderBlockEndWidth) > 0);

function overlaps(pieces: readonly Piece[]): string[] {
  const fromTop = pieces.toSorted((one, other) => one.box.top - other.box.top);
  return fromTop.flatMap((one, index) => {
    const found: string[] = [];
    for (const other of fromTop.slice(index + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.text !== other.text && doOverlap(one, other))
        found.push(`${quote(one.text)} overlaps ${quote(other.text)}`);
    }
    return found;
  });
}

function doOverlap(one: Piece, other: Piece): boolean {
  const { width, height } = intersection(one.box, other.box);
  const line = Math.min(one.box.height, other.box.height);
  return width > 2 && height > line * TOLERANCE && !isLayered(one.text, other.text) && !isLayered(other.text, one.text);
}

/** Whether a text is in a layer of its own above or below the other: a panel, a bar that stays in view. */
function isLayered(text: Text, other: Text): boolean {
  for (let element = text.parentElement; element && !element.contains(other); element = element.parentElement) {
    const style = getComputedStyle(element);
    if (style.position !== 'static' && style.position !== 'relative') return true;
  }
  return false;
}

const quote = ({ data }: Text) => `“${data.trim().slice(0, 60)}”`;

const name = ({ localName, className }: Element) =>
  `<${localName}${typeof className === 'string' && className ? ` class="${className}"` : ''}>`;
