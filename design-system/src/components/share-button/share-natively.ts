/**
 * Offers `data` to the device's share sheet. Closing the sheet is a choice, not a failure.
 *
 * @returns whether the device can share
 * @throws what went wrong in the share sheet
 */
export async function shareNatively(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return true;
}
