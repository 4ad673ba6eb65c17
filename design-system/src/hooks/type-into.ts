/** Gives the input a text as typing would. Through React's own `value` setter, `onChange` would not run. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
