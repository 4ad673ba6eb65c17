export { emit } from './latest-event.ts';
export { useLatestEvent } from './use-latest-event.ts';
