import styles from './gap.module.css';

/** A step of the space scale: 4 is 1rem. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Class that sets `gap`. A class and not an inline style, which a strict content security policy refuses. */
export const gapClass = (step: SpaceStep): string | undefined => styles[`gap${step}`];
