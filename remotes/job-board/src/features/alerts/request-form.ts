import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { ALERT_PARAMETER, JOB_ALERT } from './alert-href.ts';
import { fromFields } from './criteria-fields.ts';
import { alertFailure } from './failure-text.ts';

export const requestForm = defineForm({
  name: JOB_ALERT,
  endpoint: siteEndpoints.jobAlert,
  fields: ['email', 'frequency'],
  toInput: fromFields,
  failureText: alertFailure,
  next: (_reply, page) => {
    page.searchParams.set(ALERT_PARAMETER, 'sent');
    return `${page.pathname}${page.search}#${JOB_ALERT}`;
  },
});
