export * from './audit-log.ts';
export * from './endpoints.ts';
export * from './list.ts';
export * from './proposal-access.ts';
export * from './submissions.ts';
export * from './sync.ts';
