import * as v from 'valibot';
import { success } from '../../contract/success.ts';

/** A stored form. `reference` is what the visitor may quote ('APP-7K2M9Q'); '' where the back end gives none. */
export const FormReplySchema = v.optional(v.object({ success, reference: v.nullish(v.string(), '') }), {});
export type FormReply = v.InferOutput<typeof FormReplySchema>;
