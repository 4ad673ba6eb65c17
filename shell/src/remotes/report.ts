import { newFailureNumber } from '@site/contract';

/** What went wrong in a browser with one version of a remote. */
export interface RemoteReport {
  remote: string;
  /** None of a remote without a build. */
  version: string | undefined;
  /** The part of another remote's page that failed; without it, a page did. */
  fragment?: string;
  kind: 'load-failed' | 'render-failed';
  error: Error;
}

type Listener = (report: RemoteReport) => void;

let listener: Listener = () => undefined;

/** Has every report taken to the server by this function. */
export const onRemoteReport = (take: Listener): void => {
  listener = take;
};

/** Tells the server of it. */
export const reportRemote = (report: RemoteReport): void => listener(report);

const numbers = new WeakMap<Error, string>();

/** The number of a failure in this browser, which its visitor can quote, and the report has. */
export function failureNumberOf(error: Error): string {
  const number = numbers.get(error) ?? newFailureNumber();
  numbers.set(error, number);
  return number;
}
