const HOURS_AND_MINUTES = /^(\d{1,3})(?:\s*(?:[:h]|hours?)\s*(?:([0-5]?\d)\s*(?:m|min|minutes?)?)?)?$/i;
const DECIMAL_HOURS = /^(\d{1,3})?[.,](\d{1,2})$/;
const CLOCK_TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/;

/** '4:30', '4h30', '4 h 30 min', '4.5' and '4' in minutes; undefined for anything else. */
export function readDuration(text: string): number | undefined {
  const trimmed = text.trim();
  const [, hours, minutes] = HOURS_AND_MINUTES.exec(trimmed) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes ?? 0);
  return DECIMAL_HOURS.test(trimmed) ? Math.round(Number(trimmed.replace(',', '.')) * 60) : undefined;
}

/** '06:00', '6:00', '6.00' and '0600' in minutes since midnight; undefined for anything else. */
export function readClockTime(text: string): number | undefined {
  const [, hours, minutes] = CLOCK_TIME.exec(text.trim()) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** '4 h 30 min', '45 min', '9 h'. */
export function durationText(minutes: number): string {
  const parts = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return parts.filter(Boolean).join(' ').replaceAll(' ', '\u00a0') || '0\u00a0min';
}

/** '06:00'. */
export const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
