import { createApiClient } from '@site/contract';

/** For calls made from the browser, in effects and event handlers. */
export const api = createApiClient();
