import { describeFunctions } from './functions.test-support.ts';

describeFunctions('the embedded database');
