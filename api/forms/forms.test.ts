import { describeForms } from './forms.test-support.ts';

describeForms('the embedded database');
