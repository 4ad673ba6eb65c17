import { OnThisPage } from './on-this-page.tsx';

const sections = [{ id: 'breaks', title: 'Breaks' }];

export const legal = <OnThisPage label="On this page" sections={sections} current="breaks" layout="beside" />;

export const illegal = [
  // @ts-expect-error it needs a label
  <OnThisPage key="1" sections={sections} />,
  // @ts-expect-error its links are passed as `sections`
  <OnThisPage key="2" label="On this page" sections={sections}>
    Breaks
  </OnThisPage>,
];
