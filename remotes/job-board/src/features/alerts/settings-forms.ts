import { siteEndpoints } from '@site/contract';
import { defineForm } from '@site/remote-kit';
import { fromFields } from './criteria-fields.ts';
import { alertFailure } from './failure-text.ts';

/** What a change was, in the URL that a posted form redirects to: '?link=…&done=paused'. */
const DONE_PARAMETER = 'done';

export const DONE_TEXTS = {
  changed: 'Your alert has been changed.',
  paused: 'Your alert is paused. We write again when you resume it.',
  resumed: 'Your alert is on again.',
  kept: 'Thank you. Your alert goes on for another year.',
} as const;
export type Done = keyof typeof DONE_TEXTS;

export const readDone = (parameters: URLSearchParams): Done | undefined =>
  (Object.keys(DONE_TEXTS) as Done[]).find((done) => done === parameters.get(DONE_PARAMETER));

const next = (done: Done) => (_reply: unknown, page: URL) => {
  page.searchParams.set(DONE_PARAMETER, done);
  return page.pathname + page.search;
};

const actionForm = (action: 'pause' | 'resume' | 'keep', done: Done) =>
  defineForm({
    name: action,
    endpoint: siteEndpoints.changeAlert,
    fields: [],
    fixed: { action },
    failureText: alertFailure,
    next: next(done),
  });

export const pauseForm = actionForm('pause', 'paused');
export const resumeForm = actionForm('resume', 'resumed');
export const keepForm = actionForm('keep', 'kept');

const fields: readonly string[] = ['search', 'near', 'within', 'salary_min', 'salary_max', 'frequency'];

export const changeForm = defineForm({
  name: 'change',
  endpoint: siteEndpoints.changeAlert,
  fields,
  fixed: { action: 'change' },
  toInput: fromFields,
  failureText: alertFailure,
  next: next('changed'),
});

/** The settings' page without an alert: '?ended' after its end. */
export const ENDED_PARAMETER = 'ended';

export const endForm = defineForm({
  name: 'end',
  endpoint: siteEndpoints.unsubscribe,
  fields: [],
  failureText: alertFailure,
  next: (_reply, page) => `${page.pathname}?${ENDED_PARAMETER}`,
});
