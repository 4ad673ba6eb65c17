/** The variables that hold passwords, or may. */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'SMTP_URL',
  'FEED_URL',
  'LCRCA_PROPOSAL_PASSWORD',
  'TRANSPORT_UK_PROPOSAL_PASSWORD',
  'STAFF_PASSWORD',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
];
