import { afterAll, beforeAll, describe, vi } from 'vitest';
import { accessCases } from './access.cases.ts';
import { BACKENDS, type Backend } from './backends.ts';
import { formCases } from './forms.cases.ts';
import { jobCases } from './jobs.cases.ts';
import { policyCases } from './policies.cases.ts';
import { protocolCases } from './protocol.cases.ts';
import { restCases } from './rest.cases.ts';
import { staffCases } from './staff.cases.ts';
import { subscriptionCases } from './subscriptions.cases.ts';

// Passwords are slow to check by design, and a database takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

/** The same promises, kept by the mocks and by the real API: each is started once, since a database is dear. */
describe.each(BACKENDS)('$name', ({ start }) => {
  let backend: Backend;
  beforeAll(async () => void (backend = await start()));
  afterAll(() => backend?.close());

  const cases = {
    protocol: protocolCases,
    policies: policyCases,
    jobs: jobCases,
    forms: formCases,
    subscriptions: subscriptionCases,
    access: accessCases,
    staff: staffCases,
    rest: restCases,
  };
  for (const [subject, define] of Object.entries(cases)) describe(subject, () => define(() => backend));
});
