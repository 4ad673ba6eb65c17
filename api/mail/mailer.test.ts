import { describeMailer } from './mailer.test-support.ts';

describeMailer('the embedded database');
