import type { IconName } from '@site/design-system';

/** What somebody gains by working with us. */
export interface Benefit {
  icon: IconName;
  title: string;
  text: string;
}
