import type * as v from 'valibot';
import type { DetailsOf } from './endpoint.ts';
import { siteEndpoints } from './site-endpoints.ts';
import { staffEndpoints } from './staff/endpoints.ts';

/** Every endpoint. Pages import one of the two parts, which are smaller. */
export const endpoints = { ...siteEndpoints, ...staffEndpoints };
type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type TableName = 'publicJobs' | 'jobCategories';

/** The parsed input that an endpoint's implementation receives. */
export type EndpointInput<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['input']>;
/** What an endpoint's implementation returns with status 2xx: every field, including our additional ones. */
export type EndpointReply<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['reply']>;
/** What an endpoint's refusals carry beyond an `ErrorReply`; `never` where it declares nothing. */
export type RefusalDetails<Name extends EndpointName = EndpointName> = DetailsOf<Endpoints[Name]>;
