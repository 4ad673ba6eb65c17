import { quoteForm } from '../forms/quote-request.ts';
import { submitForm } from '../forms/submit-form.ts';
import { apiFunction } from '../function.ts';

export default apiFunction('requestQuote', (arrival) => submitForm(quoteForm, arrival));
