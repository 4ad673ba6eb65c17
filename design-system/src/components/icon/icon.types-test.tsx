import { Icon } from './icon.tsx';

export const legal = <Icon name="truck" label="Lorry" size="lg" />;

export const illegal = [
  // @ts-expect-error it needs a name
  <Icon key="1" />,
  // @ts-expect-error unknown icon
  <Icon key="2" name="rocket" />,
  // @ts-expect-error unknown size
  <Icon key="3" name="truck" size="xl" />,
  // @ts-expect-error a variant is never null
  <Icon key="4" name="truck" size={null} />,
  // @ts-expect-error chosen by name only
  <Icon key="5" name="truck">
    <path d="" />
  </Icon>,
  // @ts-expect-error a label is plain text
  <Icon key="6" name="truck" label={<b>Lorry</b>} />,
];
