import { typeset } from '@site/remote-kit';

export interface FollowingDistanceFacts {
  road: string;
  seconds: number;
  /** At 56 mph, the speed of a lorry on its limiter. */
  distance: string;
  wet: boolean;
}

export const followingDistances: readonly FollowingDistanceFacts[] = typeset([
  { road: 'Dry road', seconds: 3, distance: '75 metres', wet: false },
  { road: 'Wet road', seconds: 6, distance: '150 metres', wet: true },
]);
