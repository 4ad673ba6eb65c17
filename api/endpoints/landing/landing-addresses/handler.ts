import { publicRead } from '../../../access/policy.ts';
import { handler } from '../../../handler.ts';
import { landingCounts } from '../../../landing-pages/counts.ts';
import { endpoint } from './contract.ts';

export default handler(endpoint, {
  ...publicRead,
  answer: async ({ services }) => ({
    pages: (await landingCounts(services.db)).map(({ role, place, updatedAt }) => ({
      ...(role && { role }),
      ...(place && { place }),
      updated_at: updatedAt.toISOString(),
    })),
  }),
});
