import { IconButton } from './icon-button.tsx';

export const legal = <IconButton icon="share" label="Share this job" variant="secondary" size="sm" disabled />;

export const illegal = [
  // @ts-expect-error it needs a label
  <IconButton key="1" icon="share" />,
  // @ts-expect-error it needs an icon
  <IconButton key="2" label="Share" />,
  // @ts-expect-error the name is passed as `label`
  <IconButton key="3" icon="share" label="Share" aria-label="Send" />,
  // @ts-expect-error a button with text is a Button
  <IconButton key="4" icon="share" label="Share">
    Share
  </IconButton>,
  // @ts-expect-error unknown icon
  <IconButton key="5" icon="rocket" label="Launch" />,
  // @ts-expect-error a variant is never null
  <IconButton key="6" icon="share" label="Share" variant={null} />,
  // @ts-expect-error a label is plain text
  <IconButton key="7" icon="share" label={<b>Share</b>} />,
];
