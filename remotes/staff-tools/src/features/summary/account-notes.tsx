import { Banner, Link, Text } from '@site/design-system';
import type { DeskSummary } from '@site/contract';

type Request = DeskSummary['requests'][number];

/** What operators have to know of the accounts: what another has asked for, and whether the shared password opens. */
export function AccountNotes({ requests, sharedPasswordStays }: Pick<DeskSummary, 'requests' | 'sharedPasswordStays'>) {
  return (
    <>
      {requests.map((request) => (
        <Banner
          key={request.action + request.subject}
          status="warning"
          title={`${request.person} asks ${questionOf(request)}`}
        >
          <Text>
            {`It is done when another operator asks for the same by ${request.endsAt.slice(11, 16)} (UTC): `}
            <Link href={request.action === 'clear-jobs' ? '/test-supabase' : '/staff/accounts'}>go there</Link>.
          </Text>
        </Banner>
      ))}
      {sharedPasswordStays && (
        <Banner status="warning" title="The shared password opens the desk, too">
          Whoever knows it can do everything, and the audit log does not name them. Start the site without
          STAFF_PASSWORD_STAYS to end that.
        </Banner>
      )}
    </>
  );
}

function questionOf({ action, subject }: Request): string {
  if (action === 'clear-jobs') return 'for all jobs to be cleared';
  if (action === 'invite-staff') return 'for another operator to be invited';
  const account = `${subject ?? 'somebody'}’s account`;
  return action === 'remove-staff' ? `for ${account} to be removed` : `for ${account} to be reset`;
}
