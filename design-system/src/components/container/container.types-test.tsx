import { Container } from './container.tsx';

export const legal = (
  <Container as="header" width="text">
    Text
  </Container>
);

export const illegal = [
  // @ts-expect-error unknown width
  <Container key="1" width="narrow">
    Text
  </Container>,
  // @ts-expect-error a variant is never null
  <Container key="2" width={null}>
    Text
  </Container>,
  // @ts-expect-error unknown element
  <Container key="3" as="column">
    Text
  </Container>,
];
