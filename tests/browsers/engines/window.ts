export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A window of one browser, used as a person would. Lengths are in CSS pixels. */
export interface BrowserWindow {
  /** Where it finds the site, without a slash at the end. */
  origin: string;
  /** Resolves when the document is loaded. */
  goTo(url: string): Promise<void>;
  /** The value of a JavaScript expression, or of its promise, in the page, as JSON can hold it. */
  evaluate(expression: string): Promise<unknown>;
  clickAt(point: Point): Promise<void>;
  /** Presses the keys for `text` in the element that has the focus. */
  type(text: string): Promise<void>;
  pressEnter(): Promise<void>;
  /** Resizes what shows the page. */
  resize(size: Size): Promise<void>;
  /** A picture of what the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Console errors and warnings, uncaught exceptions and failed requests since the last call. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
}
