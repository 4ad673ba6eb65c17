import { Grid } from './grid.tsx';

export const legal = (
  <Grid as="ul" min="xs" gap={6}>
    <li>Leeds</li>
  </Grid>
);

export const illegal = [
  // @ts-expect-error unknown width
  <Grid key="1" min="xl">
    Text
  </Grid>,
  // @ts-expect-error the number of columns follows from the width
  <Grid key="2" columns={3}>
    Text
  </Grid>,
  // @ts-expect-error a variant is never null
  <Grid key="3" min={null}>
    Text
  </Grid>,
  // @ts-expect-error a button is a Button
  <Grid key="4" as="button">
    Text
  </Grid>,
];
