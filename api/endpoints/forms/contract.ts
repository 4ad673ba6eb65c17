import * as v from 'valibot';
import { required } from '../../contract/fields.ts';
import { success } from '../../contract/success.ts';

const PHONE_SHAPE = /^\+?[\d\s\-()]+$/;

export const optionalText = (maxLength: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Please use at most ${maxLength} characters`)), '');

export const phone = v.pipe(
  required('Phone number is required', 30),
  v.regex(PHONE_SHAPE, 'Please enter a valid phone number'),
  v.minLength(10, 'Please enter a valid phone number'),
);

/** A stored form. `reference` is what the visitor may quote ('APP-7K2M9Q'); '' where the back end gives none. */
export const FormReplySchema = v.optional(v.object({ success, reference: v.nullish(v.string(), '') }), {});
export type FormReply = v.InferOutput<typeof FormReplySchema>;
