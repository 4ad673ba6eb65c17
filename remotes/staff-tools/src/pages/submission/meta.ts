import type { PageMeta } from '@site/remote-kit';

export const meta = ({ params }: { params: Readonly<Record<string, string | undefined>> }): PageMeta => ({
  title: `Submission ${params['reference']}`,
  description: 'Internal page: one submission, and how far it has been dealt with.',
  robots: 'noindex',
});
