export { TradeAssociationPage as Component } from './page.tsx';
export { action } from './action.ts';
export { meta } from './meta.ts';
