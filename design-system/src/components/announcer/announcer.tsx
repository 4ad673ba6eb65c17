import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type Urgency = 'polite' | 'assertive';

/** Announces `message` to screen readers, even if it repeats the last one. Default urgency: polite. */
export type Announce = (message: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

interface Announcement {
  message: string;
  /** Number of messages so far. As a React key it makes each message a new node, which screen readers announce. */
  turn: number;
}

const roles = { polite: 'status', assertive: 'alert' } as const;
const urgencies = ['polite', 'assertive'] as const;

const silence: Record<Urgency, Announcement> = {
  polite: { message: '', turn: 0 },
  assertive: { message: '', turn: 0 },
};

/**
 * Owns the page's live regions, one polite and one assertive.
 *
 * **Use it** once, around the whole page; components announce through `useAnnounce`.
 * **Not** for a message that is also in view: that is a `Banner` with `live`.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [announcements, setAnnouncements] = useState(silence);
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    setAnnouncements((before) => ({ ...before, [urgency]: { message, turn: before[urgency].turn + 1 } }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      {urgencies.map((urgency) => (
        // Explicit, although the role implies it: open dialogs hide everything outside them that lacks the attribute.
        <VisuallyHidden key={urgency} role={roles[urgency]} aria-live={urgency}>
          <span key={announcements[urgency].turn}>{announcements[urgency].message}</span>
        </VisuallyHidden>
      ))}
    </AnnounceContext>
  );
}

/** Announces to screen readers. Silent without an AnnouncerProvider, so anything important must be in view too. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
