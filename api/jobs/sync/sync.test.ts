import { describeSync } from './sync.cases.ts';

describeSync('the embedded database');
