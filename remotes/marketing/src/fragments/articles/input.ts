import * as v from 'valibot';
import { TRADES } from '../../content/written-for.ts';

export const ArticlesInput = v.strictObject({
  /** Whom the articles are written for: the slug of a trade's landing page. */
  role: v.picklist(TRADES),
  /** The most that are shown. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
});

export type ArticlesInput = v.InferOutput<typeof ArticlesInput>;
