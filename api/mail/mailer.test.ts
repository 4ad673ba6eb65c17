import { describeMailer } from './mailer.cases.ts';

describeMailer('the embedded database');
