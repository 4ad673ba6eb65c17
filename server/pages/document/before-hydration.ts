import { noteEarly } from '../../../shell/src/before-hydration/note-early.ts';

/** An inline script that notes what visitors enter and press in the element before it until the page answers. */
export const BEFORE_HYDRATION = `(${noteEarly})(document.currentScript.previousElementSibling)`;
