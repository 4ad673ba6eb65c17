import type { Application, ContactMessage, FormReply } from '@site/contract';
import { countAttempt } from './limits.ts';
import { nextSerial, state } from './state.ts';

const FORMS_PER_QUARTER_HOUR = 5;

interface Delivery {
  limit: string;
  prefix: 'APP' | 'MSG';
  form: Application | ContactMessage;
}

/** Keeps a form in memory. A filled honeypot is answered like any other form, and not kept. */
export function deliver({ limit, prefix, form }: Delivery): FormReply {
  countAttempt(limit, FORMS_PER_QUARTER_HOUR);
  if (form.website === '') state.delivered.push(form);
  return { success: true, reference: `${prefix}-MOCK${String(nextSerial()).padStart(2, '0')}` };
}
