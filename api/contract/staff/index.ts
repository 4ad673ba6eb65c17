export * from './audit-log.ts';
export * from './desk-summary.ts';
export * from './endpoints.ts';
export * from './list.ts';
export * from './proposal-access.ts';
export * from './remotes.ts';
export * from './sync.ts';
export * from './syncs.ts';
