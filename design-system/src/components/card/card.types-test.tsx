import { CardLink } from './card-link.tsx';
import { Card } from './card.tsx';

export const legal = (
  <Card as="article" padding="lg" interactive>
    <CardLink href="/jobs/1">HGV Driver</CardLink>
  </Card>
);

export const illegal = [
  // @ts-expect-error the link is the CardLink inside, so that the card can hold buttons too
  <Card key="1" as="a" href="/jobs/1">
    HGV Driver
  </Card>,
  // @ts-expect-error a card has no address of its own
  <Card key="2" interactive href="/jobs/1">
    HGV Driver
  </Card>,
  // @ts-expect-error a card is not a button
  <Card key="3" as="button">
    HGV Driver
  </Card>,
  // @ts-expect-error unknown padding
  <Card key="4" padding="none">
    HGV Driver
  </Card>,
  // @ts-expect-error a variant is never null
  <Card key="5" interactive={null}>
    HGV Driver
  </Card>,
  // @ts-expect-error a link needs an address
  <CardLink key="6">HGV Driver</CardLink>,
  // @ts-expect-error a link needs text
  <CardLink key="7" href="/jobs/1" />,
];
