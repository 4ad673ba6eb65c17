import { describeFunctions } from './functions.cases.ts';

describeFunctions('the embedded database');
