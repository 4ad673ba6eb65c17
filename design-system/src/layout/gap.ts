import styles from './gap.module.css';

/** A step of the space scale: 4 is 1rem. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Class that sets `gap`, because a strict content security policy blocks inline styles. */
export const gapClass = (step: SpaceStep): string | undefined => styles[`gap${step}`];
