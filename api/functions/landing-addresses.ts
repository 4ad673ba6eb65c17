import { apiFunction } from '../function.ts';
import { landingCounts } from '../landing-pages/counts.ts';

export default apiFunction('landingAddresses', async ({ services }) => ({
  pages: (await landingCounts(services.db)).map(({ role, place, updatedAt }) => ({
    ...(role && { role }),
    ...(place && { place }),
    updated_at: updatedAt.toISOString(),
  })),
}));
