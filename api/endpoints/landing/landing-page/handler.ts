import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { findLandingPage } from '../../../landing-pages/landing-page.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: ({ input, services }) => findLandingPage(services.db, input),
});
