import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnnounce } from '@site/design-system';
import type { FormReply } from '@site/contract';
import { readReference, type FormHandle } from '@site/remote-kit';

/** In the URL that a posted form redirects to, with the reference. */
const SENT_PARAMETER = 'sent';

/** The redirect's target: the page at `path`, scrolled to the element with this id. */
export const sentHref = (path: string, id: string, { reference }: FormReply): string =>
  `${path}?${SENT_PARAMETER}=${reference}#${id}`;

export interface SentForm {
  /** Of the form that was sent, by script or by a post; '' where the server gave none, undefined before. */
  reference: string | undefined;
  /** For the heading that takes the focus once the form has been sent. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Brings the empty form back. */
  reset(): void;
  /** The same, with the focus in the first field. */
  startAgain(): void;
}

/** Whether a form has been sent. When it has, says so to screen readers and moves the focus to a heading. */
export function useSent<Field extends string>(handle: FormHandle<FormReply, Field>, announcement: string): SentForm {
  const [parameters] = useSearchParams();
  return useSentAfter(readReference(parameters, SENT_PARAMETER), handle, announcement);
}

/**
 * The same without a router, given the reference in the page's address, if it is one that a posted form redirects to.
 */
export function useSentAfter<Field extends string>(
  redirected: string | undefined,
  handle: FormHandle<FormReply, Field>,
  announcement: string,
): SentForm {
  const [isForgotten, setForgotten] = useState(false);
  const posted = isForgotten ? undefined : redirected;
  const reference = handle.state.accepted?.reference ?? posted;

  const reset = () => {
    handle.empty();
    setForgotten(true);
  };
  return {
    reference,
    heading: useSentHeading(reference, announcement),
    reset,
    startAgain() {
      reset();
      const [first] = handle.form.fields;
      // The fields are hidden until the confirmation is gone.
      requestAnimationFrame(() => first && document.getElementById(handle.field(first).id)?.focus());
    },
  };
}

function useSentHeading(reference: string | undefined, announcement: string) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reference === undefined) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone, focus alone leaves half the confirmation below the fold.
    heading.current?.scrollIntoView({ block: 'start' });
    announce(`${announcement}${reference && ` Your reference is ${reference}.`}`);
  }, [reference, announce, announcement]);
  return heading;
}
