import type { EndpointName } from '@site/contract';
import type { HttpHandler } from 'msw';
import type { Mock } from './mock-endpoint.ts';
import * as registered from './registry.ts';

/** The mock of every endpoint. */
export const mocks: Readonly<Record<EndpointName, Mock>> = registered;

/** The mocked API without a scenario. */
export const handlers: HttpHandler[] = Object.values(mocks).map(({ handler }) => handler);
