import { brand } from '@site/design-system';
import type { PageMeta } from '@site/remote-kit';

export const meta = (): PageMeta => ({
  title: 'Terms of Service',
  description: `The terms on which you may use the ${brand.name} website, its job adverts and its forms.`,
  keywords: 'terms of service, website terms, terms of use',
  canonical: '/terms',
});
