import '../design-system/src/fonts/fonts.css';
import { addons } from 'storybook/manager-api';
import { docsTheme } from './docs-theme.ts';

addons.setConfig({ theme: docsTheme, sidebar: { showRoots: true } });
