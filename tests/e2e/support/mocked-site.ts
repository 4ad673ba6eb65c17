import { createLog } from '@site/api';
import { mockedApi, mockedSite } from '../../../shell/server/mocked/index.ts';
import { serveSite } from '../../../shell/server/serve-site.ts';

/** The site as `npm run start:mocked` serves it. */
export const startMockedSite = () =>
  serveSite({ api: mockedApi(), middleware: mockedSite(), log: createLog(() => undefined), port: 0 });
