import type { EndpointInput } from '@site/contract';
import { forOperators } from '../../../access/policy.ts';
import { requireRecentPasskey } from '../../../access/require-session.ts';
import type { Session } from '../../../access/sessions.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { addMember, findMember, removeMember, resetMember } from '../../../accounts/members.ts';
import { isOperator } from '../../../accounts/roles.ts';
import { requireSecondOperator } from '../../../accounts/second-operator.ts';
import { handler } from '../../../handler.ts';
import { mailboxOf } from '../../../mail/mailbox.ts';
import type { Services } from '../../../services.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  async answer({ input, services, session }) {
    const action = {
      actor: session,
      action: `${input.action}-staff`,
      ...('id' in input && { subject: `STAFF-${input.id}` }),
      rowsOf: () => 1,
    };
    await asStaffAction(services, action, async () => {
      requireRecentPasskey(session, services);
      await change(services, session, input);
    });
    return { success: true };
  },
});

async function change(services: Services, session: Session, input: EndpointInput<'changeStaffAccount'>): Promise<void> {
  if (input.action === 'invite') {
    // Otherwise an operator could invite the second one that an act needs.
    if (input.roles.includes('operator'))
      await requireSecondOperator(services, session, { action: 'invite-staff', subject: mailboxOf(input.email) });
    return void (await addMember(services, input));
  }
  const member = await findMember(services.db, input.id);
  if (isOperator(member))
    await requireSecondOperator(services, session, { action: `${input.action}-staff`, subject: member.id });
  if (input.action === 'reset') await resetMember(services, member.id);
  else await removeMember(services, member.id);
}
