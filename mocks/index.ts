export { handlers, handlersByEndpoint } from './handlers/index.ts';
export { syncStatusNow as mockSyncStatus } from './handlers/sync.ts';
export { createMockApi, SCENARIO_COOKIE, SCENARIO_HEADER } from './mock-api.ts';
export { handlersFor, isScenarioName, scenarios, type ScenarioName } from './scenarios.ts';
export { jobsAt, MOCK_NOW, MOCK_PASSWORD, resetMocks, state as mockState, type MockOptions } from './state.ts';
export { compositionFixture } from './fixtures/composition.ts';
export { jobFixtures, type JobFixture } from './fixtures/jobs.ts';
export { categoryFixtures } from './fixtures/job-categories.ts';
export { proposalFixture } from './fixtures/proposals.ts';
