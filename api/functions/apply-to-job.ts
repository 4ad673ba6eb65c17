import { applicationForm } from '../forms/application.ts';
import { submitForm } from '../forms/submit-form.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('applyToJob', (arrival) => submitForm(applicationForm, arrival));
