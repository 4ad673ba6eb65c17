import { useMemo, type ReactNode } from 'react';
import { createApiClient, type ApiClient } from '@site/contract';
import { LinkProvider, type AnchorProps } from '@site/design-system';

interface ElsewhereProps {
  /** The origin of the agency's site: 'https://www.example.com'. Anything else is an error when it is rendered. */
  site: string;
}

/** On a page of another site, makes the links below it that name a page of ours lead to the site. */
export function SiteLinks({ site, children }: ElsewhereProps & { children: ReactNode }) {
  const component = useMemo(() => {
    const { origin } = new URL(site);
    return function SiteLink({ href, ...props }: AnchorProps) {
      return <a {...props} href={href?.startsWith('/') ? origin + href : href} />;
    };
  }, [site]);
  return <LinkProvider component={component}>{children}</LinkProvider>;
}

/** The site's API, called from a page of another site, without cookies. */
export const useSiteApi = (site: string): ApiClient =>
  useMemo(() => createApiClient({ baseUrl: new URL(site).origin }), [site]);
