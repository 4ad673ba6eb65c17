import { describePrivacy } from './privacy.test-support.ts';

describePrivacy('the embedded database');
