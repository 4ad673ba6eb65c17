import { describePrivacy } from './privacy.cases.ts';

describePrivacy('the embedded database');
