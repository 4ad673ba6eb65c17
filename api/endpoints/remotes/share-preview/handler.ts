import { forOperators } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { newPreviewToken } from '../../../secrets/preview-token.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...forOperators,
  async answer({ input: { remote, path }, services, session }) {
    const action = { actor: session, action: 'share-preview', subject: remote, rowsOf: () => 0 };
    const { token, endsAt } = await asStaffAction(services, action, () => newPreviewToken(services, remote));
    const link = `${services.config.siteUrl}${path}?remote=${remote}&token=${token}`;
    return { success: true, link, endsAt: endsAt.toISOString() };
  },
});
