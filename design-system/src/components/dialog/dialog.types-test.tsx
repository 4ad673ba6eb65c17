import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const state = { open: true, onOpenChange: () => undefined };

export const legal = [
  <Dialog key="1" {...state} title="Apply" size="lg">
    Form
  </Dialog>,
  <Dialog key="2" opener={<Button>Apply</Button>} title="Apply" defaultOpen>
    {(close) => <Button onClick={close}>Send</Button>}
  </Dialog>,
];

export const illegal = [
  // @ts-expect-error a dialog needs a title
  <Dialog key="1" {...state}>
    Form
  </Dialog>,
  // @ts-expect-error a dialog that cannot be closed
  <Dialog key="2" open title="Apply">
    Form
  </Dialog>,
  // @ts-expect-error unknown size
  <Dialog key="3" {...state} title="Apply" size="xl">
    Form
  </Dialog>,
  // @ts-expect-error a variant is never null
  <Dialog key="4" {...state} title="Apply" size={null}>
    Form
  </Dialog>,
  // @ts-expect-error a dialog needs content
  <Dialog key="5" {...state} title="Apply" />,
  // @ts-expect-error the page or the dialog keeps the state, not both
  <Dialog key="6" {...state} title="Apply" defaultOpen>
    Form
  </Dialog>,
  // @ts-expect-error what opens a dialog of its own state is its opener
  <Dialog key="7" title="Apply" defaultOpen>
    Form
  </Dialog>,
];
