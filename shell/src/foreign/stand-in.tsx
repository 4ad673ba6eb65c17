import { PageMessage, Spinner } from '@site/design-system';

interface StandInProps {
  /** The remote's name: its pages are not shown yet while the document has its stand-in. */
  remote: string;
  title: string;
  /** Empty where there is none. */
  description: string;
}

const selectorOf = (remote: string): string => `[data-stand-in=${JSON.stringify(remote)}]`;

/** Whether the document shows a stand-in of this remote. */
export const isStoodIn = (remote: string): boolean => document.querySelector(selectorOf(remote)) !== null;

/** In place of a page that only browsers render, on the server and until its code has loaded. */
export function StandIn({ remote, title, description }: StandInProps) {
  return (
    <PageMessage title={title} lead={description || undefined} data-stand-in={remote}>
      <Spinner label="This page is loading …" />
      <noscript>This page needs JavaScript, which this browser does not run.</noscript>
    </PageMessage>
  );
}
