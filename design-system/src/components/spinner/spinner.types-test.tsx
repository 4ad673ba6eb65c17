import { Spinner } from './spinner.tsx';

export const legal = [<Spinner key="1" />, <Spinner key="2" label="Loading jobs" className="own-class" />];

export const illegal = [
  // @ts-expect-error its text is its label, so that it is announced too
  <Spinner key="1">Loading jobs</Spinner>,
  // @ts-expect-error the role follows from the label
  <Spinner key="2" role="alert" />,
  // @ts-expect-error it is as tall as the surrounding text
  <Spinner key="3" size="lg" />,
];
