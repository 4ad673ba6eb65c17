import { Columns } from './columns.tsx';

export const legal = (
  <Columns as="section" ratio="1:2" sticky="first" id="own">
    <p>Text</p>
  </Columns>
);

export const illegal = [
  // @ts-expect-error unknown ratio
  <Columns key="1" ratio="1:5">
    Text
  </Columns>,
  // @ts-expect-error only one of the two stays in view
  <Columns key="2" sticky="both">
    Text
  </Columns>,
];
