/** An ISO 8601 instant as '2026-11-20 14:24 UTC': the same text on the server and in every browser. */
export function UtcTime({ value }: { value: string }) {
  return <time dateTime={value}>{`${value.slice(0, 10)} ${value.slice(11, 16)} UTC`}</time>;
}

/** The day in UTC: '2026-11-20'. */
export function UtcDay({ value }: { value: string }) {
  return <time dateTime={value}>{value.slice(0, 10)}</time>;
}
