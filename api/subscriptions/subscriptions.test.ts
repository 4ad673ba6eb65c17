import { describeSubscriptions } from './subscriptions.test-support.ts';

describeSubscriptions('the embedded database');
