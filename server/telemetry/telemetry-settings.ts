import { ConfigurationError } from '@site/api/program';

/** Where traces and metrics are sent, and as what. */
export interface TelemetrySettings {
  /** Of an OTLP collector, without a trailing slash. */
  endpoint: string;
  /** What the collector knows us by: 'authorization=Basic%20…,tenant=site'. */
  headers: string;
  serviceName: string;
}

/**
 * The settings of OpenTelemetry, whose variables have the names and meanings of its specification; undefined without an
 * endpoint.
 * @throws ConfigurationError
 */
export function telemetryFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): TelemetrySettings | undefined {
  const text = (name: string) => env[name]?.trim() || undefined;
  const endpoint = text('OTEL_EXPORTER_OTLP_ENDPOINT')?.replace(/\/+$/, '');
  if (endpoint === undefined) return undefined;
  // It may hold a password, so it is not repeated.
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))
    throw new ConfigurationError('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as http://localhost:4318');
  const headers = text('OTEL_EXPORTER_OTLP_HEADERS') ?? '';
  return { endpoint, headers, serviceName: text('OTEL_SERVICE_NAME') ?? 'site' };
}
