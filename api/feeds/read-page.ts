import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { Decoder } from './decoded.ts';
import { CutShort } from './feed.ts';
import type { FeedLimits } from './limits.ts';
import type { PageHead } from './logicmelon-schema.ts';
import { PageBuilder, type PagePart } from './page-builder.ts';

/** Bytes that are looked at in one go. */
const SLICE = 64 * 1024;

/**
 * A page's adverts as they arrive, and at its end what it says of itself. `limits.bytes` counts down; `charset` is the
 * encoding that its media type names.
 * @throws CutShort where a limit of the whole feed is reached; FeedError for JSON that is no page; SyntaxError for what
 * is no JSON, or not all of it
 */
export async function* readPage(
  body: AsyncIterable<Uint8Array>,
  limits: FeedLimits,
  charset?: string,
): AsyncGenerator<PagePart, PageHead> {
  const decoder = new Decoder(charset);
  const parse = jsonParser({ packValues: false });
  const page = new PageBuilder(limits);
  for await (const chunk of body) {
    for (let start = 0; start < chunk.length; start += SLICE) {
      const slice = chunk.subarray(start, start + SLICE);
      limits.bytes -= slice.length;
      if (limits.bytes < 0) throw new CutShort('The feed is larger than the site has memory for');
      const fault = faultOf(() => page.take(tokensOf(parse, decoder.decode(slice))));
      yield { ...page.part(), encoding: decoder.encoding };
      if (fault) throw fault.thrown;
    }
  }
  const rest = decoder.end();
  if (rest) {
    page.take(tokensOf(parse, rest));
    yield { ...page.part(), encoding: decoder.encoding };
  }
  return page.end();
}

/** The adverts before a fault count. */
function faultOf(work: () => void): { thrown: unknown } | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}

/** @throws SyntaxError */
function tokensOf(parse: ReturnType<typeof jsonParser>, text: string): readonly Token[] {
  try {
    const found = parse(text);
    return typeof found === 'symbol' ? [] : found.values;
  } catch (cause) {
    throw new SyntaxError('The page is not JSON', { cause });
  }
}
