/** A rectangle around pixels that are near each other. */
export interface Patch {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** In pixels: what is farther apart are two patches. */
const GAP = 2;

/** @param places of pixels, counted along the rows of a picture that is `width` wide */
export function patchesOf(places: ReadonlySet<number>, width: number): Patch[] {
  const left = new Set(places);
  const patches: Patch[] = [];
  for (const start of left) {
    left.delete(start);
    const patch = [start];
    // A loop over an array also visits what is added meanwhile.
    for (const place of patch) for (const near of neighbours(place, width)) if (left.delete(near)) patch.push(near);
    patches.push(around(patch, width));
  }
  return patches;
}

function* neighbours(place: number, width: number): Generator<number> {
  const x = place % width;
  for (let down = -GAP; down <= GAP; down++)
    for (let along = Math.max(-GAP, -x); along <= Math.min(GAP, width - 1 - x); along++)
      yield place + down * width + along;
}

function around(places: readonly number[], width: number): Patch {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (const place of places) {
    const [x, y] = [place % width, Math.floor(place / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}
