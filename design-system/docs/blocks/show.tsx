import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { LinkProvider, type AnchorProps } from '../../src/components/link/link-provider.tsx';

/** Components inside a documentation page, with their own styles; links lead to other pages of Storybook. */
export function Show({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <LinkProvider component={StorybookLink}>{children}</LinkProvider>
    </Unstyled>
  );
}

/** The address of a Storybook page: 'components-forms-select--docs', 'components-forms-select--with-error'. */
export const addressOf = (id: string) => `?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`;

/** Follows `?path=…` inside Storybook without reloading it. */
export function StorybookLink({ href = '', ...props }: AnchorProps) {
  if (!href.startsWith('?path=')) return <a href={href} {...props} />;
  return (
    <a
      href={`./${href}`}
      target="_top"
      {...props}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, href);
      }}
    />
  );
}
