import type { EndpointName } from './endpoints.ts';
import type { Operations } from './operation.ts';
import { siteOperations } from './site-operations.ts';
import { staffOperations } from './staff/operations.ts';

/** The documentation of every endpoint. */
export const operations: Operations<EndpointName> = { ...siteOperations, ...staffOperations };
