import { afterAll, beforeAll, describe, vi } from 'vitest';
import { accessCases } from './access.cases.ts';
import { BACKENDS, type Backend } from './backends.ts';
import { formCases } from './forms.cases.ts';
import { jobCases } from './jobs.cases.ts';
import { mailCases } from './mail.cases.ts';
import { placeCases } from './places.cases.ts';
import { policyCases } from './policies.cases.ts';
import { protocolCases } from './protocol.cases.ts';
import { realOnlyCases } from './real-only.cases.ts';
import { restCases } from './rest.cases.ts';
import { staffCases } from './staff.cases.ts';
import { submissionCases } from './submissions.cases.ts';
import { subscriptionCases } from './subscriptions.cases.ts';

// Checking passwords is slow by design, and a database takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

/** The same promises for the mocks and the real API. Each starts once, as a database takes seconds. */
describe.each(BACKENDS)('$name', ({ isMocked, start }) => {
  let backend: Backend;
  beforeAll(async () => void (backend = await start()));
  afterAll(() => backend?.close());

  const cases = {
    protocol: protocolCases,
    policies: policyCases,
    jobs: jobCases,
    places: placeCases,
    forms: formCases,
    subscriptions: subscriptionCases,
    access: accessCases,
    staff: staffCases,
    submissions: submissionCases,
    'the mail desk': mailCases,
    rest: restCases,
    ...(!isMocked && { 'what the mocks leave out': realOnlyCases }),
  };
  for (const [subject, define] of Object.entries(cases)) describe(subject, () => define(() => backend));
});
