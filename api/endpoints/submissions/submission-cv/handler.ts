import { NO_CV } from '@site/contract';
import { ApiProblem } from '@site/protocol';
import { forConsultants } from '../../../access/policy.ts';
import { asStaffAction } from '../../../access/staff-actions.ts';
import { handler } from '../../../handler.ts';
import { readCv } from '../../../staff/submissions/cv.ts';
import { endpoint } from './contract.ts';

/** Under the reference: the sender's own name for it may be anything, and mostly has theirs in it. */
export default handler(endpoint, {
  ...forConsultants,
  async answer({ input: { reference }, services, session }) {
    const action = { actor: session, action: 'download-cv', subject: reference, rowsOf: () => 1 };
    const { name, mediaType, content } = await asStaffAction(services, action, async () => {
      const cv = await readCv(services.db, reference);
      if (!cv) throw new ApiProblem(404, NO_CV);
      return cv;
    });
    return new Response(Buffer.from(content, 'base64'), {
      headers: {
        'cache-control': 'no-store',
        'content-type': mediaType,
        'content-disposition': `attachment; filename="${reference}.${name.split('.').at(-1)}"`,
        'x-content-type-options': 'nosniff',
      },
    });
  },
});
