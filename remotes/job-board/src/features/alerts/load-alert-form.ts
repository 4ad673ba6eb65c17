type AlertForm = typeof import('./job-alert-form.tsx');

let loaded: AlertForm | undefined;

/** Fetches the form's code, which no other page of the job list needs, once. A failed fetch may be retried. */
export const loadAlertForm = async (): Promise<AlertForm> => (loaded ??= await import('./job-alert-form.tsx'));

export const loadedAlertForm = (): AlertForm | undefined => loaded;
