import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type Urgency = 'polite' | 'assertive';

/** Says `message` to screen readers; the same message twice is said twice. Default urgency: polite. */
export type Announce = (message: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

interface Announcement {
  message: string;
  /** How many came before: a new node, even for the same words, is what makes screen readers speak. */
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
 * **Use it** once, around the whole page; components speak through `useAnnounce`.
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
        // Said again by `aria-live`: open dialogs silence everything beside them that has no such attribute.
        <VisuallyHidden key={urgency} role={roles[urgency]} aria-live={urgency}>
          <span key={announcements[urgency].turn}>{announcements[urgency].message}</span>
        </VisuallyHidden>
      ))}
    </AnnounceContext>
  );
}

/** Says a message to screen readers. Without an AnnouncerProvider it says nothing: what matters must be in view too. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);
