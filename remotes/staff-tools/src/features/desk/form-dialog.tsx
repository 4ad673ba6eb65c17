import type { ReactNode } from 'react';
import { Button, Cluster, Dialog, Stack } from '@site/design-system';
import { FormView, type FormHandle } from '@site/remote-kit';

interface FormDialogProps<Reply, Field extends string> {
  handle: FormHandle<Reply, Field>;
  /** Of the dialog and of the button that opens it. */
  title: string;
  description: string;
  submitLabel: string;
  pendingLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Below the form. */
  after?: ReactNode;
  /** What takes the form's place once it has been accepted. */
  accepted: (reply: Reply, close: () => void) => ReactNode;
}

/** A button, and the dialog with an empty form that it opens. */
export function FormDialog<Reply, Field extends string>({
  handle,
  title,
  description,
  submitLabel,
  pendingLabel,
  children,
  after,
  accepted,
}: FormDialogProps<Reply, Field>) {
  const reply = handle.state.accepted;
  return (
    <Cluster data-only="screen">
      <Dialog
        opener={
          <Button variant="secondary" size="sm" onClick={handle.empty}>
            {title}
          </Button>
        }
        title={title}
        description={description}
      >
        {(close) =>
          reply ? (
            accepted(reply, close)
          ) : (
            <Stack gap={5}>
              <FormView handle={handle} submitLabel={submitLabel} pendingLabel={pendingLabel}>
                {children}
              </FormView>
              {after}
            </Stack>
          )
        }
      </Dialog>
    </Cluster>
  );
}
