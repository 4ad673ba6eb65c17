const FOCUSABLE = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled]), button:not([disabled])';

/**
 * Focuses the control `fieldId`, or the first control in that group, with its label in view. False when there is none.
 */
export function focusField(fieldId: string): boolean {
  const element = document.getElementById(fieldId);
  const control = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE);
  if (!control) return false;
  labelOf(control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

function labelOf(control: HTMLElement): Element {
  const legend = control.closest('fieldset')?.querySelector('legend');
  return legend ?? (control as HTMLInputElement).labels?.[0] ?? control;
}
