import '../design-system/src/fonts/fonts.css';
import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs-theme.ts';
import { systemScheme } from './toolbar/scheme.ts';

addons.setConfig({ theme: docsTheme(systemScheme()), sidebar: { showRoots: true } });
