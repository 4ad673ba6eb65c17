import { Prose } from './prose.tsx';

export const legal = [
  <Prose key="1" html="<p>Sanitised</p>" />,
  <Prose key="2">
    <p>Elements</p>
  </Prose>,
];

export const illegal = [
  // @ts-expect-error markup or elements, not both
  <Prose key="1" html="<p>Markup</p>">
    Elements
  </Prose>,
  // @ts-expect-error it needs content
  <Prose key="2" />,
  // @ts-expect-error markup is passed as `html`
  <Prose key="3" dangerouslySetInnerHTML={{ __html: '' }} />,
  // @ts-expect-error markup is a string
  <Prose key="4" html={<p>Element</p>} />,
];
