import { describeGrants } from './grants.cases.ts';

describeGrants('the embedded database');
