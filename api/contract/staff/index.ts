export * from './endpoints.ts';
export * from './proposal-access.ts';
export * from './sync.ts';
