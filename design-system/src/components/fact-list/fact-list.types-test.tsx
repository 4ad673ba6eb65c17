import { Fact, FactList } from './fact-list.tsx';

export const legal = (
  <FactList id="facts">
    <Fact icon="map-pin" label="Location" size="sm">
      Leeds
    </Fact>
  </FactList>
);

export const illegal = [
  // @ts-expect-error no facts
  <FactList key="1" />,
  // @ts-expect-error an icon alone says nothing to those who cannot see it
  <Fact key="2" icon="map-pin">
    Leeds
  </Fact>,
  // @ts-expect-error a fact has an icon
  <Fact key="3" label="Location">
    Leeds
  </Fact>,
  // @ts-expect-error an icon without its fact
  <Fact key="4" icon="map-pin" label="Location" />,
];
