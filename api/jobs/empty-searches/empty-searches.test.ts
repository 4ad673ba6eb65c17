import { describeEmptySearches } from './empty-searches.cases.ts';

describeEmptySearches('the embedded database');
