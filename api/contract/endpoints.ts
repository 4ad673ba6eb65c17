import type * as v from 'valibot';
import type { DetailsOf, Endpoint } from './endpoint.ts';
import * as applicantEndpoints from './applicant-endpoints.ts';
import * as signInEndpoints from './sign-in-endpoints.ts';
import * as siteEndpoints from './site-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';

/** Every endpoint. Pages import one of the parts, which are smaller. */
export const endpoints = { ...siteEndpoints, ...applicantEndpoints, ...staffEndpoints, ...signInEndpoints };
type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** One that is in any of the lists. */
export type ListedEndpoint = Endpoints[EndpointName];
export type TableName = 'publicJobs' | 'jobCategories';

const names = new Map(Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]));

/** @throws for one that is in none of the lists */
export function nameOf(endpoint: Endpoint): EndpointName {
  const name = names.get(endpoint);
  if (!name)
    throw new Error(
      `${endpoint.path} is in none of the lists: site-endpoints.ts, applicant-endpoints.ts, staff-endpoints.ts, sign-in-endpoints.ts`,
    );
  return name;
}

/** The parsed input that an endpoint's implementation receives. */
export type EndpointInput<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['input']>;
/** What an endpoint's implementation returns with status 2xx: every field, including our additional ones. */
export type EndpointReply<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['reply']>;
/** What an endpoint's refusals carry beyond an `ErrorReply`; `never` where it declares nothing. */
export type RefusalDetails<Name extends EndpointName = EndpointName> = DetailsOf<Endpoints[Name]>;
