import { describeFilters } from './filters.cases.ts';

describeFilters('the embedded database');
