import { endpoints, type EndpointName } from '@site/contract';
import { TOO_MANY_READS, type Operation } from '@site/contract/operation.ts';
import { operations } from '@site/contract/operations.ts';

const publicReads = new Set<string>(
  Object.entries<Operation>(operations)
    .filter(([, { refusals }]) => refusals?.[429] === TOO_MANY_READS)
    .map(([name]) => endpoints[name as EndpointName].path),
);

/** Whether calls at this path read what everybody may know: the limit on reads counts them. */
export const isPublicRead = (pathname: string): boolean => publicReads.has(pathname);
