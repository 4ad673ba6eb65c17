import { PageMessage } from './page-message.tsx';

export const legal = [
  <PageMessage key="1" title="Job Not Found" picture={<svg />} />,
  <PageMessage
    key="2"
    status="success"
    takesFocus
    eyebrow="Subscription"
    title="Done"
    lead="Thank you."
    actions="Back"
  />,
  <PageMessage key="3" status="danger" icon="clock" title="Failed to load">
    Nothing is lost.
  </PageMessage>,
];

export const illegal = [
  // @ts-expect-error a page needs a title
  <PageMessage key="1" lead="There is no page at this address." />,
  // @ts-expect-error the role follows from the status
  <PageMessage key="2" title="Failed to load" role="alert" />,
  // @ts-expect-error an alert is announced without taking focus
  <PageMessage key="3" title="Failed to load" status="danger" takesFocus />,
  // @ts-expect-error unknown status
  <PageMessage key="4" title="Failed to load" status="warning" />,
  // @ts-expect-error unknown icon
  <PageMessage key="5" title="Failed to load" icon="rocket" />,
  // @ts-expect-error its title is always level 1
  <PageMessage key="6" title="Failed to load" headingLevel={2} />,
];
