import { ShareButton } from './share-button.tsx';

export const legal = (
  <ShareButton title="Van Driver" url="https://www.haulwell.example/jobs/van" label="Share article" fallback="none" />
);

export const illegal = [
  // @ts-expect-error it needs an address
  <ShareButton key="1" title="Van Driver" />,
  // @ts-expect-error a share sheet needs a title
  <ShareButton key="2" url="https://www.haulwell.example" />,
  // @ts-expect-error it handles its own click
  <ShareButton key="3" title="Van Driver" url="https://www.haulwell.example" onClick={() => undefined} />,
  // @ts-expect-error unknown fallback
  <ShareButton key="4" title="Van Driver" url="https://www.haulwell.example" fallback="mail" />,
];
