import { spyOn } from 'storybook/test';

/** Takes what is copied; the spy tells what it was. Undone after the story. */
export const allowClipboard = () => spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

/** A clipboard that the browser keeps from the page. */
export const refuseClipboard = () =>
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
