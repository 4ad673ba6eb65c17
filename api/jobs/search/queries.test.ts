import { describeQueries } from './queries.cases.ts';

describeQueries('the embedded database');
