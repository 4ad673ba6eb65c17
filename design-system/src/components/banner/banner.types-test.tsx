import { Banner } from './banner.tsx';

export const legal = (
  <Banner status="success" live="polite" title="Sent">
    Thank you.
  </Banner>
);

export const illegal = [
  // @ts-expect-error unknown status
  <Banner key="1" status="error">
    Failed
  </Banner>,
  // @ts-expect-error the role follows from `live`
  <Banner key="2" role="alert">
    Failed
  </Banner>,
  // @ts-expect-error a variant is never null
  <Banner key="3" status={null}>
    Failed
  </Banner>,
  // @ts-expect-error a banner needs text
  <Banner key="4" title="Failed" />,
  // @ts-expect-error unknown value of `live`
  <Banner key="5" live="alert">
    Failed
  </Banner>,
];
