import { useState } from 'react';
import { Banner } from '../../src/components/banner/banner.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Dialog } from '../../src/components/dialog/dialog.tsx';
import { FormActions } from '../../src/components/form-actions/form-actions.tsx';
import { Stack } from '../../src/components/stack/stack.tsx';
import { Text } from '../../src/components/text/text.tsx';

export interface ClearWithConfirmationProps {
  /** Whether the dialog is open at first. */
  asked?: boolean;
}

/** A destructive action behind one question. */
export function ClearWithConfirmation({ asked = false }: ClearWithConfirmationProps) {
  const [asking, setAsking] = useState(asked);
  const [cleared, setCleared] = useState(false);
  const clear = () => {
    setCleared(true);
    setAsking(false);
  };
  return (
    <Stack align="start">
      <Text>{cleared ? 'No jobs' : '648 jobs'}</Text>
      <Button variant="danger" start="trash" onClick={() => setAsking(true)} disabled={cleared}>
        Clear all jobs
      </Button>
      <div role="status">{cleared && <Banner status="success">All jobs were cleared.</Banner>}</div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Clear all 648 jobs?"
        description="They will return with the next import."
      >
        <FormActions>
          <Button variant="danger" onClick={clear}>
            Clear 648 jobs
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </FormActions>
      </Dialog>
    </Stack>
  );
}
