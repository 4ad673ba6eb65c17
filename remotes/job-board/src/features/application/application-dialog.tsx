import { REPLY_PROMISE } from '@site/contract';
import { Button, Dialog } from '@site/design-system';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { employerOf, type AppliedJob } from './form.ts';
import { useApplication } from './use-application.ts';

export interface ApplicationDialogProps {
  job: AppliedJob;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog to apply for one job. What was filled in survives closing; a sent application resets the form. */
export function ApplicationDialog({ job, open, onOpenChange }: ApplicationDialogProps) {
  const application = useApplication(job);
  const { accepted } = application.state;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next && accepted) application.empty();
  };
  const close = () => change(false);
  const employer = employerOf(job);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={accepted ? 'Thank you for applying' : `Apply for ${job.title}`}
      description={accepted ? `${job.title}, ${employer}` : `${employer}. ${REPLY_PROMISE}`}
    >
      {accepted ? (
        <ApplicationSent
          reference={accepted.reference}
          reached={application.reached}
          close={<Button onClick={close}>Close</Button>}
        />
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
