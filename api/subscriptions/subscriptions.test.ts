import { describeSubscriptions } from './subscriptions.cases.ts';

describeSubscriptions('the embedded database');
