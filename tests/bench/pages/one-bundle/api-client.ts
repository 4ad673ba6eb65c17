/** In the place of the whole contract, which the bundler would move into the first page's code. */
export { createApiClient } from '@site/contract';
