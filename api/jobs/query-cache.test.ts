import { describeQueryCache } from './query-cache.cases.ts';

describeQueryCache('the embedded database');
