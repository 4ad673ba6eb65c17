/** 'full_time' -> 'Full Time', 'part-time' -> 'Part-time'; 'Permanent' where the advert names none. */
export function jobTypeText(jobType: string | null | undefined): string {
  const words = (jobType ?? '').replaceAll('_', ' ').trim();
  if (!words) return 'Permanent';
  return words.toLowerCase().replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase());
}
