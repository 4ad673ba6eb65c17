export * from './brand/brand.ts';
