import { LinkButton, PageMessage } from '@site/design-system';

export function DebugTestPage() {
  return (
    <PageMessage
      icon="wrench"
      title="Debug Test"
      lead={
        <>
          This page will show the raw replies of the database test and of the jobs endpoint, with the errors of replies
          that cannot be read. It is not built yet.
        </>
      }
      actions={
        <LinkButton href="/test-supabase" variant="secondary" icon="database">
          Supabase Database Test
        </LinkButton>
      }
    />
  );
}
