import { Avatar } from './avatar.tsx';

export const legal = [
  <Avatar key="1" name="Maya Okafor" />,
  <Avatar key="2" name="Green Arrow Buses" src="/partners/green-arrow.svg" shape="square" size="xl" decorative />,
];

export const illegal = [
  // @ts-expect-error it needs a name
  <Avatar key="1" src="/people/maya.jpg" />,
  // @ts-expect-error the text alternative is the name
  <Avatar key="2" name="Maya Okafor" alt="A woman in a cab" />,
  // @ts-expect-error unknown shape
  <Avatar key="3" name="Maya Okafor" shape="hexagon" />,
];
