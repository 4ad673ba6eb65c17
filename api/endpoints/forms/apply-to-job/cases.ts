import { jobFixtures } from '@site/mocks';
import { applicationFor, firstJob } from '../../../../tests/contract/calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  valid: async ({ visitor }) => visitor().api.applyToJob(applicationFor(await firstJob(visitor()))),
  ready: { body: applicationFor(jobFixtures[0]!) },
  attempt: async (visitor, attempt) =>
    visitor.api.applyToJob({ ...applicationFor(await firstJob(visitor)), coverLetter: `Letter number ${attempt}.` }),
  input: {
    fullName: 'Ada Okafor',
    email: 'ada@example.org',
    phone: '01632 960 201',
    coverLetter: 'Hello',
    cv: '',
    cvFile: { name: 'cv.pdf', content: 'JVBERi0xLjc=' },
    website: '',
    jobTitle: 'HGV Class 1 Driver',
    jobSlug: 'hgv-class-1-driver-leeds-1',
  },
};
