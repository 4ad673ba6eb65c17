export { handlers, handlersByEndpoint } from './handlers/index.ts';
export { syncStatusNow as mockSyncStatus } from './handlers/sync.ts';
export { ConnectionLost, createMockApi } from './mock-api.ts';
export { isApiAddress } from './api-address.ts';
export { clockScript, setClock } from './clock.ts';
export { unknownIn } from './call-settings.ts';
export * from './settings.ts';
export {
  jobsAt,
  MOCK_NOW,
  MOCK_PASSWORD,
  resetMocks,
  state as mockState,
  type LoggedRequest,
  type MockOptions,
} from './state.ts';
export { handlersFor, statesFor } from './states/handlers-for.ts';
export * from './states/names.ts';
export { ENDPOINT_NAMES, isGate, isGuarded, isTable, offers, statesOf } from './states/offered.ts';
export * from './states/presets.ts';
export { REFUSED_INPUTS } from './states/refused-inputs.ts';
export { variants } from './states/variants.ts';
export { readTerms, type Term } from './states/terms.ts';
export { compositionFixture } from './fixtures/composition.ts';
export { jobFixtures, type JobFixture } from './fixtures/jobs.ts';
export { categoryFixtures } from './fixtures/job-categories.ts';
export { proposalFixture } from './fixtures/proposals.ts';
export * from './expectations/index.ts';
export { requestsIn } from './request-log.ts';
