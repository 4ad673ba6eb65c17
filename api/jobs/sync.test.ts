import { describeSync } from './sync.test-support.ts';

describeSync('the embedded database');
