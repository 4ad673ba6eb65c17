import { candidateForm } from '../forms/candidate-registration.ts';
import { submitForm } from '../forms/submit-form.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('registerCandidate', (arrival) => submitForm(candidateForm, arrival));
