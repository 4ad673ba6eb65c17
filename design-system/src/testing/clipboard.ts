import { spyOn } from 'storybook/test';

/** Accepts what is copied and returns the spy. Restored after the story. */
export const allowClipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

/** A clipboard that the browser blocks. */
export const refuseClipboard = () =>
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
