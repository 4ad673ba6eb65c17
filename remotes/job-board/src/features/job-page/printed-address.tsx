import { Text } from '@site/design-system';

/** On paper, where the job is on the site. */
export const PrintedAddress = ({ address }: { address: string }) => (
  <Text data-only="paper">This job is at {address}</Text>
);
