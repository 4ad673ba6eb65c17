import { Logo } from './logo.tsx';

export const legal = <Logo label="To the home page" />;

export const illegal = [
  // @ts-expect-error unknown tone
  <Logo key="1" tone="accent" />,
  // @ts-expect-error a variant is never null
  <Logo key="2" tone={null} />,
  // @ts-expect-error its content comes from the brand
  <Logo key="3">Another name</Logo>,
];
