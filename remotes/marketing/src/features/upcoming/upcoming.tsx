import { LinkButton, PageMessage, Prose } from '@site/design-system';
import type { UpcomingPage as Content } from './pages.ts';

/** Says that a page is not finished, what it will contain, and where to go in the meantime. */
export function UpcomingPage({ page }: { page: Content }) {
  return (
    <PageMessage
      icon="route"
      eyebrow="Road ahead"
      title={page.title}
      lead={page.summary}
      actions={page.links.map(({ label, href }, index) => (
        <LinkButton key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </LinkButton>
      ))}
    >
      <Prose>
        <h2>This page is being written</h2>
        <p>When it is ready, you will find:</p>
        <ul>
          {page.contents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </PageMessage>
  );
}
