export * from './api.ts';
export * from './breadcrumbs.ts';
export * from './forms/index.ts';
export * from './page-address.ts';
export * from './remote.ts';
export * from './session/index.ts';
export * from './typeset.ts';
