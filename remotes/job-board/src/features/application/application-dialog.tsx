import { Dialog } from '@site/design-system';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import type { ApplicationDraft } from './use-application.ts';

export interface ApplicationDialogProps {
  jobTitle: string;
  draft: ApplicationDraft;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Applying to one job. What was typed survives closing; a sent application makes room for the next one. */
export function ApplicationDialog({ jobTitle, draft, open, onOpenChange }: ApplicationDialogProps) {
  const { state } = draft;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next && state.status === 'sent') draft.startOver();
  };
  const sent = state.status === 'sent';
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={sent ? 'Thank you for applying' : `Apply for ${jobTitle}`}
      {...(!sent && { description: 'We reply within 24 hours.' })}
    >
      {sent ? (
        <ApplicationSent reference={state.reference} onClose={() => change(false)} />
      ) : (
        <ApplicationForm draft={draft} onCancel={() => change(false)} />
      )}
    </Dialog>
  );
}
