import { CopyButton } from './copy-button.tsx';

export const legal = <CopyButton text="CPT10" label="Copy the code" variant="quiet" />;

export const illegal = [
  // @ts-expect-error it needs a text
  <CopyButton key="1" label="Copy the code" />,
  // @ts-expect-error it handles its own click
  <CopyButton key="2" text="CPT10" label="Copy" onClick={() => undefined} />,
  // @ts-expect-error a button says what it copies
  <CopyButton key="3" text="CPT10" />,
  // @ts-expect-error its icon is fixed
  <CopyButton key="4" text="CPT10" label="Copy" icon="share" />,
];
