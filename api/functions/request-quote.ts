import { forms } from '../forms/forms.ts';
import { submitForm } from '../forms/submit-form.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('requestQuote', (call) => submitForm(forms.requestQuote, call));
