import { describeForms } from './forms.cases.ts';

describeForms('the embedded database');
