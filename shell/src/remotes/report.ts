/** What went wrong in a browser with one version of a remote. */
export interface RemoteReport {
  remote: string;
  version: string;
  kind: 'load-failed' | 'render-failed';
  message: string;
}

type Listener = (report: RemoteReport) => void;

let listener: Listener = () => undefined;

/** Has every report taken to the server by this function. */
export const onRemoteReport = (take: Listener): void => {
  listener = take;
};

/** Tells the server of it. */
export const reportRemote = (report: RemoteReport): void => listener(report);
