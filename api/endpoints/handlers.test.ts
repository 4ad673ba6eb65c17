import { describeFunctions } from './handlers.cases.ts';

describeFunctions('the embedded database');
