/** Offers `data` to the device's share sheet. Closing the sheet is a choice, not a failure. */
export async function shareNatively(data: ShareData): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}
