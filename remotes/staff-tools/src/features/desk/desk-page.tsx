import { Activity, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Banner, ErrorState, Skeleton } from '@site/design-system';
import type { Endpoint } from '@site/contract';
import { isUnauthorised, messageOf, useSession, type ReplyOf, type Session } from '@site/remote-kit';
import { useHasAccounts } from '../staff-session/has-accounts.ts';
import { staffAccess } from '../staff-session/staff-access.ts';
import { StaffSessionPanel } from '../staff-session/staff-session-panel.tsx';
import type { DeskData } from './desk-loader.ts';
import { DeskFrame } from './desk-frame.tsx';
import styles from './desk-page.module.css';
import { OutOfDate } from './out-of-date.tsx';
import { useLiveReply } from '@site/remote-kit/use-live-reply.ts';

interface DeskPageProps<Definition extends Endpoint> {
  title: string;
  lead: string;
  /** The call that the page's data comes from; made again every few seconds. */
  endpoint: Definition;
  data: DeskData<Definition>;
  /** The heading when it fails: 'The audit log could not be read'. */
  failed: string;
  /** The page, from the latest reply. `refresh` reads it again at once, after a change. */
  children: (reply: ReplyOf<Definition>, refresh: () => void) => ReactNode;
}

const SESSION_TEXTS = {
  'signed-in': 'You are signed in as staff.',
  'signed-out': 'You need the staff password to see this page.',
};

/** A page behind the staff session: its heading, the way to the other pages, signing in and out, and its states. */
export function DeskPage<Definition extends Endpoint>({
  title,
  lead,
  endpoint,
  data,
  failed,
  children,
}: DeskPageProps<Definition>) {
  const session = useSession(staffAccess, { isKnown: data.reply.ok });
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const isStaff = session.status === 'signed-in';
  const hasAccounts = useHasAccounts(data.hasAccounts, { isSignedIn: isStaff });
  const isLocked = !data.reply.ok && isUnauthorised(data.reply.error);
  const { reply, isStale } = useLiveReply(endpoint, data, { isOn: isStaff && !isLocked, onEnded: session.end });
  const isShown = isStaff && reply.ok;
  const hasEnded = session.note?.isProblem === true;
  /** The call's own failure says nothing of the session; without an answer, signing in would not help. */
  const hasFailed = !reply.ok && !isUnauthorised(reply.error) && session.note === undefined;
  const [latest, setLatest] = useState<ReplyOf<Definition>>();
  if (isShown ? latest !== reply.data : latest !== undefined && !isStaff && !hasEnded)
    setLatest(isShown ? reply.data : undefined);
  const heading = useFocusAfterSignIn(session.status);

  // Read once more, the page is still refused: the session has ended.
  useEffect(() => {
    if (isStaff && isLocked) session.end();
    // eslint-disable-next-line react/exhaustive-deps -- what was read before signing in says nothing
  }, [data]);

  // Signing in or out changes what may be seen.
  useEffect(() => {
    if (isStaff === isLocked || (!isStaff && data.reply.ok)) refresh();
    // eslint-disable-next-line react/exhaustive-deps -- only a new status is a reason to load again
  }, [isStaff]);

  return (
    <DeskFrame title={title} lead={lead} session={session} headingRef={heading}>
      {((!isStaff && !hasFailed) || session.signOut.state.failure) && (
        <div className={styles.signIn}>
          <StaffSessionPanel session={session} texts={SESSION_TEXTS} hasAccounts={hasAccounts} />
        </div>
      )}
      {isStale && <OutOfDate />}
      {isStaff && isLocked && <Skeleton lines={6} />}
      {isShown && Object.keys(data.unread).length > 0 && (
        <Banner status="warning" title="Part of the address could not be read, and is left out">
          {Object.entries(data.unread).map(([name, value]) => `${name}: “${value.slice(0, 60)}”. `)}
        </Banner>
      )}
      {/* Hidden when the session ends: what was being typed is there again after signing in. */}
      {latest !== undefined && <Activity mode={isShown ? 'visible' : 'hidden'}>{children(latest, refresh)}</Activity>}
      {hasFailed && (
        <ErrorState title={failed} onRetry={refresh}>
          {messageOf(reply.error)}
        </ErrorState>
      )}
    </DeskFrame>
  );
}

/** The page's heading, which takes the focus that the sign-in form had. */
function useFocusAfterSignIn(status: Session['status']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const earlier = useRef(status);
  useEffect(() => {
    if (status === 'signed-in' && earlier.current === 'signed-out') heading.current?.focus();
    earlier.current = status;
  }, [status]);
  return heading;
}
