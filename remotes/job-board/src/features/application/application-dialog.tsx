import { REPLY_PROMISE } from '@site/contract';
import { Button, Dialog } from '@site/design-system';
import { ApplicationForm, type ApplicationFormProps } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';

export interface ApplicationDialogProps extends Omit<ApplicationFormProps, 'cancel'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog to apply for one job. What was typed survives closing; a sent application resets the form. */
export function ApplicationDialog({ job, application, open, onOpenChange }: ApplicationDialogProps) {
  const { accepted } = application.state;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next && accepted) application.empty();
  };
  const close = () => change(false);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={accepted ? 'Thank you for applying' : `Apply for ${job.title}`}
      {...(!accepted && { description: REPLY_PROMISE })}
    >
      {accepted ? (
        <ApplicationSent reference={accepted.reference}>
          <Button onClick={close}>Close</Button>
        </ApplicationSent>
      ) : (
        <ApplicationForm
          job={job}
          application={application}
          cancel={
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
