import { form } from '../../../access/policy.ts';
import { forms } from '../../../forms/forms.ts';
import { submitForm } from '../../../forms/submit-form.ts';
import { handler } from '../../../handler.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...form,
  answer: (call) => submitForm(forms.applyToJob, call),
});
