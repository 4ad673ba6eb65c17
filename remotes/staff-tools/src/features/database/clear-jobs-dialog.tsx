import { Button, Cluster, Dialog } from '@site/design-system';

interface ClearJobsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

export function ClearJobsDialog({ open, onOpenChange, onConfirm }: ClearJobsDialogProps) {
  const confirm = () => {
    onOpenChange(false);
    onConfirm();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Clear All Jobs"
      description="Are you sure you want to clear ALL jobs from the database? This cannot be undone!"
    >
      <Cluster gap={3} justify="end">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="danger" icon="trash" onClick={confirm}>
          Clear All Jobs
        </Button>
      </Cluster>
    </Dialog>
  );
}
