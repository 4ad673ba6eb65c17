import { useState } from 'react';
import { applyHref } from './addresses.ts';
import type { AppliedJob } from './form.ts';

type DialogModule = typeof import('./application-dialog.tsx');
let loading: Promise<DialogModule> | undefined;

/** Fetches the dialog's code, once. A failed fetch may be tried again. */
export function loadApplicationDialog(): Promise<DialogModule> {
  loading ??= import('./application-dialog.tsx');
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The dialog to apply for a job, whose code is fetched when it is first opened, and what opens it. */
export function useApplicationDialog(job: AppliedJob) {
  const [dialog, setDialog] = useState<DialogModule>();
  const [open, setOpen] = useState(false);

  const apply = async () => {
    const loaded = dialog ?? (await loadApplicationDialog().catch(() => undefined));
    // The same form is a page as well, which needs no more code than that.
    if (!loaded) return location.assign(applyHref(job.slug));
    setDialog(loaded);
    setOpen(true);
  };

  return { apply, dialog: dialog && <dialog.ApplicationDialog job={job} open={open} onOpenChange={setOpen} /> };
}
