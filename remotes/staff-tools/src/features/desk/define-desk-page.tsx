import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Endpoint } from '@site/contract';
import type { Form, InputOf, PageMeta, ReplyOf } from '@site/remote-kit';
import { staffAction } from '../staff-session/staff-action.ts';
import { deskLoader, type DeskData } from './desk-loader.ts';
import { DeskPage } from './desk-page.tsx';

interface DeskPageDefinition<Definition extends Endpoint> {
  title: string;
  /** What the page shows, and for how long that is kept. */
  lead: string;
  /** The call that all of the page's data comes from. */
  endpoint: Definition;
  /** The heading when it fails: 'The audit log could not be read'. */
  failed: string;
  /** Those that also work without JavaScript. */
  forms?: readonly Form[];
  /** The page, from the latest reply. `refresh` reads it again at once, after a change. */
  show: (reply: ReplyOf<Definition>, page: { query: InputOf<Definition>; refresh: () => void }) => ReactNode;
}

/** The exports of a page's module: it is behind the staff session, and kept out of search engines and caches. */
export const defineDeskPage = <Definition extends Endpoint>({
  forms = [],
  show,
  ...page
}: DeskPageDefinition<Definition>) => ({
  loader: deskLoader(page.endpoint),
  action: staffAction(...forms),
  isPrivate: true,
  meta: (): PageMeta => ({ title: page.title, description: page.lead, robots: 'noindex' }),
  Component: function DefinedDeskPage() {
    const data = useLoaderData<DeskData<Definition>>();
    return (
      <DeskPage {...page} data={data}>
        {(reply, refresh) => show(reply, { query: data.query, refresh })}
      </DeskPage>
    );
  },
});
