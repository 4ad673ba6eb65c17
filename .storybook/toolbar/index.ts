import type { Preview } from '@storybook/react-vite';
import { MEANINGS, PRESETS, STATE_NAMES } from '@site/mocks';
import { brands } from '../modes.ts';
import { DEFAULT_BRAND } from './brand.ts';
import { AS_THE_STORY_SAYS } from './scenario.ts';

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Whose site it is',
    toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: items(brands) },
  },
  scheme: {
    description: 'Colours of the system, or light or dark ones',
    toolbar: {
      title: 'Colours',
      icon: 'circlehollow',
      dynamicTitle: true,
      items: items({ system: 'System colours', light: 'Light', dark: 'Dark' }),
    },
  },
  motion: {
    description: 'System motion setting, or reduced motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      dynamicTitle: true,
      items: items({ system: 'System motion', reduced: 'Reduced motion' }),
    },
  },
  scenario: {
    description: 'How the mocked API behaves in page stories',
    toolbar: {
      title: 'Mock scenario',
      icon: 'database',
      dynamicTitle: true,
      items: items({
        [AS_THE_STORY_SAYS]: 'API: as in the story',
        ...Object.fromEntries(Object.entries(PRESETS).map(([name, { meaning }]) => [name, `API: ${meaning}`])),
        ...Object.fromEntries(STATE_NAMES.map((name) => [name, `API: ${name}, ${MEANINGS[name]}`])),
      }),
    },
  },
};

export const initialGlobals = { brand: DEFAULT_BRAND, scheme: 'system', motion: 'system', scenario: AS_THE_STORY_SAYS };
