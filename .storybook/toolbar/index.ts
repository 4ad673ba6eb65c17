import type { Preview } from '@storybook/react-vite';
import { MEANINGS, PRESETS, STATE_NAMES } from '@site/mocks';
import { brands } from '../modes.ts';
import { DEFAULT_BRAND, DRAFT } from './brand.ts';
import { clocks } from './clock.ts';
import { AS_THE_STORY_SAYS } from './scenario.ts';
import { textSizes } from './text-size.ts';

const items = (titles: Record<string, string>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

const brandTool = (choices: Record<string, string>) => ({
  description: 'Whose site it is',
  toolbar: { title: 'Brand', icon: 'paintbrush' as const, dynamicTitle: true, items: items(choices) },
});

/** The choice of brands in a Storybook without the brand builder. */
export const brandsOnly = brandTool(brands);

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: brandTool({ ...brands, [DRAFT]: 'Draft of the brand builder' }),
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
  textSize: {
    description: 'The text size that is set in the browser',
    toolbar: { title: 'Text size', icon: 'zoom', dynamicTitle: true, items: items(textSizes) },
  },
  text: {
    description: 'The words of stories as written, or 40% longer, as a translation may be',
    toolbar: {
      title: 'Text',
      icon: 'transfer',
      dynamicTitle: true,
      items: items({ written: 'As written', longer: '40% longer' }),
    },
  },
  colours: {
    description: 'The brand’s colours, or an approximation of forced ones: look at a contrast theme of the system, too',
    toolbar: {
      title: 'Forced colours',
      icon: 'contrast',
      dynamicTitle: true,
      items: items({ brand: 'Brand’s colours', forced: 'About forced colours' }),
    },
  },
  clock: {
    description: 'The date and time at which stories begin',
    toolbar: { title: 'Clock', icon: 'time', dynamicTitle: true, items: clocks },
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

export const initialGlobals = {
  brand: DEFAULT_BRAND,
  scheme: 'system',
  motion: 'system',
  textSize: '100',
  text: 'written',
  colours: 'brand',
  clock: 'as-built',
  scenario: AS_THE_STORY_SAYS,
};
