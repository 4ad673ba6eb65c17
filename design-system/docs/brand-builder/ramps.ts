import Color from 'colorjs.io';
import { contrast } from '../contrast/contrast.ts';
import { required } from '../contrast/pairs.ts';

/** Steps of a colour by the end of their tokens' names, as hex values. */
export type Ramp = Readonly<Record<string, string>>;

interface Step {
  /** 0, black, to 1, white, in OKLCH. */
  lightness: number;
  /** To that of the step that others are measured by. */
  chroma: number;
}

/** From light text on dark bands to a page in the dark. */
const INK: Readonly<Record<string, Step>> = {
  100: { lightness: 0.91, chroma: 0.37 },
  200: { lightness: 0.82, chroma: 0.65 },
  300: { lightness: 0.71, chroma: 0.95 },
  500: { lightness: 0.465, chroma: 1.45 },
  600: { lightness: 0.385, chroma: 1.4 },
  700: { lightness: 0.318, chroma: 1.2 },
  800: { lightness: 0.256, chroma: 1 },
  900: { lightness: 0.199, chroma: 0.8 },
  950: { lightness: 0.158, chroma: 0.6 },
  1000: { lightness: 0.13, chroma: 0.5 },
};

/**
 * The steps of the ink. Each is as light as it needs to be for contrast, in the hue and strength of `hex`, which itself
 * replaces the step that is nearest to it.
 */
export function inkRamp(hex: string): Ramp {
  const ink = oklch(hex);
  const steps = Object.entries(INK);
  const distance = ([, { lightness }]: [string, Step]) => Math.abs(lightness - ink.lightness);
  const [own, { chroma }] = steps.reduce((nearest, step) => (distance(step) < distance(nearest) ? step : nearest));
  return Object.fromEntries(
    steps.map(([name, step]) => [
      name,
      name === own ? hex : toHex({ ...ink, lightness: step.lightness, chroma: (ink.chroma * step.chroma) / chroma }),
    ]),
  );
}

/** The light steps of the signal: how far each is from the signal to white, and how strong beside it. */
const TINTS: Readonly<Record<string, { towardsWhite: number; chroma: number }>> = {
  100: { towardsWhite: 0.78, chroma: 0.22 },
  200: { towardsWhite: 0.58, chroma: 0.42 },
  300: { towardsWhite: 0.36, chroma: 0.64 },
  400: { towardsWhite: 0.16, chroma: 0.85 },
};

/**
 * The steps of the signal, which is 500 itself. Its text colour, 700, is as light as can be read on the lightest step
 * and on `grounds`.
 */
export function signalRamp(hex: string, grounds: readonly string[]): Ramp {
  const signal = oklch(hex);
  const tints = Object.entries(TINTS).map(([name, { towardsWhite, chroma }]): [string, string] => [
    name,
    toHex({
      ...signal,
      lightness: signal.lightness + (1 - signal.lightness) * towardsWhite,
      chroma: signal.chroma * chroma,
    }),
  ]);
  const lightest = tints[0]?.[1] ?? hex;
  return {
    ...Object.fromEntries(tints),
    500: hex,
    600: toHex({ ...signal, lightness: signal.lightness * 0.9, chroma: signal.chroma * 0.9 }),
    700: readable(signal, [lightest, ...grounds]),
    900: toHex({ ...signal, lightness: 0.222, chroma: signal.chroma * 0.2 }),
  };
}

/** Rather more than is required, so that a ground may be a little darker. */
const MARGIN = 1.05;

function readable(signal: Oklch, grounds: readonly string[]): string {
  for (let lightness = Math.min(signal.lightness, 0.55); lightness > 0; lightness -= 0.005) {
    const colour = toHex({ ...signal, lightness, chroma: signal.chroma * 0.74 });
    if (grounds.every((ground) => contrast(colour, ground) >= required.text * MARGIN)) return colour;
  }
  return '#000000';
}

interface Oklch {
  lightness: number;
  chroma: number;
  /** In degrees; a grey has none. */
  hue: number;
}

function oklch(hex: string): Oklch {
  const [lightness, chroma, hue] = new Color(hex).to('oklch').coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

const toHex = ({ lightness, chroma, hue }: Oklch): string =>
  new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ space: 'oklch' })
    .toString({ format: 'hex', collapse: false });
