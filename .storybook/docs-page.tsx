import { useSyncExternalStore } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { docsTheme } from './docs-theme.ts';
import { onSystemScheme, schemeOf } from './toolbar/scheme.ts';

const themes = { light: docsTheme('light'), dark: docsTheme('dark') };

/** Around each documentation page: what Storybook draws there is in the toolbar's scheme, as the rest is. */
export function DocsPage(props: DocsContainerProps) {
  const scheme = useSyncExternalStore(subscribe, () => schemeOf(document.documentElement.dataset['scheme']));
  return <DocsContainer {...props} theme={themes[scheme]} />;
}

function subscribe(changed: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, changed);
  const stop = onSystemScheme(changed);
  return () => {
    channel.off(GLOBALS_UPDATED, changed);
    stop();
  };
}
