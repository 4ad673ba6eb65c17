export * from './api.ts';
export * from './forms/index.ts';
export * from './remote.ts';
export * from './session/index.ts';
