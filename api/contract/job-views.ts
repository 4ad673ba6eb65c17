import * as v from 'valibot';
import { inputObject } from './input.ts';
import { success } from './success.ts';

export const JobViewSchema = inputObject({
  id: v.pipe(v.string('Job is required'), v.nonEmpty('Job is required'), v.maxLength(100, 'Job is too long')),
});

/** The same whether the view was counted or not. */
export const JobViewReplySchema = v.object({ success });
