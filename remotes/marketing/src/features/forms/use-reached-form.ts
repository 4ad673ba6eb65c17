import { useState } from 'react';
import type { Endpoint, FormReply, FormReplySchema } from '@site/contract';
import { useForm, type Form, type FormHandle } from '@site/remote-kit';

/** How we reach whoever sent a form, as typed. */
export interface Reached {
  email: string;
  /** '' for none. */
  phone: string;
}

/** A form, and how the one that was sent says we reach the visitor: undefined where the page was loaded anew since. */
export function useReachedForm<Field extends string>(
  form: Form<Endpoint & { reply: typeof FormReplySchema }, Field>,
): { handle: FormHandle<FormReply, Field>; reached: Reached | undefined } {
  const [reached, setReached] = useState<Reached>();
  const handle = useForm(form, {
    onAccepted: (_reply, { email = '', phone = '' }) => setReached({ email, phone }),
  });
  return { handle, reached };
}
