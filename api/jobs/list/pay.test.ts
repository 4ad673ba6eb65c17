import { describePay } from './pay.cases.ts';

describePay('the embedded database');
