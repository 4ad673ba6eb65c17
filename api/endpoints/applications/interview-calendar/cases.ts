import { interviewOf } from '../../../../tests/contract/calls.ts';
import { guardedCall } from '../../../../tests/contract/endpoint-calls.ts';
import type { EndpointCases } from '../../../../tests/contract/endpoint-cases.ts';

export const cases: EndpointCases = {
  async valid(backend) {
    const { visitor, token, slot } = await interviewOf(backend);
    await visitor.api.chooseInterview({ token, slot });
    return guardedCall('interviewCalendar', visitor, { token });
  },
  ready: { query: '?token=mock-application-APP-5FWN2C' },
};
