import { Panel } from './panel.tsx';

export const legal = (
  <Panel title="Sync status" level={3} padding="lg" end={<p>On</p>} className="own-class">
    Nothing is running.
  </Panel>
);

export const illegal = [
  // @ts-expect-error a panel needs a title
  <Panel key="1">Nothing is running.</Panel>,
  // @ts-expect-error a panel needs content
  <Panel key="2" title="Sync status" />,
  // @ts-expect-error its name is its title
  <Panel key="3" title="Sync status" aria-label="Syncs">
    Nothing is running.
  </Panel>,
  // @ts-expect-error the page's title is above its panels
  <Panel key="4" title="Sync status" level={1}>
    Nothing is running.
  </Panel>,
  // @ts-expect-error a panel is no list item
  <Panel key="5" title="Sync status" as="li">
    Nothing is running.
  </Panel>,
  // @ts-expect-error a panel is not a link
  <Panel key="6" title="Sync status" interactive>
    Nothing is running.
  </Panel>,
];
