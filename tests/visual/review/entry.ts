import type { ModeName } from '../../../.storybook/modes.ts';

export type Side = 'before' | 'after' | 'difference';

export type Kind = 'changed' | 'new' | 'gone' | 'failed';

/** A part of a picture, from its top left corner, in pixels. */
export interface Part {
  width: number;
  height: number;
  /** The picture's own width. */
  of: number;
}

/** A story in a mode that is not as approved. */
export interface Entry {
  kind: Kind;
  id: string;
  title: string;
  name: string;
  mode: ModeName;
  /** The pictures that there are, each at `pathOf` in the report's folder. */
  sides: readonly Side[];
  /** What the report shows of them; by default, all. */
  part?: Part;
  /** Why it failed. */
  message?: string;
}

/** What a run found. */
export interface Review {
  /** How many pictures were as approved. */
  same: number;
  entries: readonly Entry[];
}

export const pathOf = (side: Side, { mode, id }: Pick<Entry, 'mode' | 'id'>): string => `${side}/${mode}/${id}.png`;

/** `components-actions-button` of `components-actions-button--primary`. */
export const componentOf = ({ id }: Pick<Entry, 'id'>): string => id.split('--')[0] ?? id;
