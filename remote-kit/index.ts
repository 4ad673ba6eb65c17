export * from './remote.ts';
