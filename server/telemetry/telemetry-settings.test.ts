import { expect, test } from 'vitest';
import { telemetryFromEnvironment } from './telemetry-settings.ts';

test.each([{}, { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }])('telemetry is off with %j', (env) => {
  expect(telemetryFromEnvironment({ ...env, OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toBeUndefined();
});

test('the endpoint is all that telemetry needs', () => {
  expect(telemetryFromEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' })).toEqual({
    endpoint: 'http://localhost:4318',
    headers: '',
    serviceName: 'site',
  });
});

test.each(['localhost:4318', 'ftp://user:hunter2@example.com', 'http://'])(
  'an endpoint %s is refused, and not repeated',
  (endpoint) => {
    const read = () => telemetryFromEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    expect(read).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://localhost:4318');
  },
);
