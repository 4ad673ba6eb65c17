import { emulateMedia } from './style-rules.ts';

let restore = () => {};

export function setMotion(motion: 'system' | 'reduced') {
  restore();
  restore = motion === 'reduced' ? emulateMedia('prefers-reduced-motion', 'reduce') : () => {};
}
