import type { Token } from 'stream-json/core/parser.js';
import * as v from 'valibot';
import { AdvertBuilder, type UncheckedAdvert } from './advert-builder.ts';
import { CutShort, FeedError } from './feed.ts';
import type { FeedLimits } from './limits.ts';
import { PageHeadSchema, type PageHead } from './logicmelon-schema.ts';

/** Some adverts of a page, in its order. */
export interface PagePart {
  adverts: UncheckedAdvert[];
  /** How many adverts the whole feed claims to hold; null while the page has not said it. */
  total: number | null;
  /** What its bytes are encoded in, once that is known. */
  encoding?: string | undefined;
}

/** The parser remembers each bracket that is open, even in what is left out. */
const MOST_OPEN = 100_000;
/** Characters; the page's own figures and the names of its fields are shorter. */
const LONGEST_WORD = 100;

/** Finds a page's adverts, and the figures beside them, among its tokens. Whatever else it has is left out. */
export class PageBuilder {
  readonly #limits: FeedLimits;
  readonly #figures: Record<keyof PageHead, number | undefined> = {
    PageIndex: undefined,
    PageCount: undefined,
    TotalItemCount: undefined,
  };
  #adverts: UncheckedAdvert[] = [];
  #advert: AdvertBuilder | undefined;
  #state: 'outside' | 'beside the adverts' | 'in the adverts' = 'outside';
  #hasAdverts = false;
  #depth = 0;
  #field = '';
  #word = '';

  constructor(limits: FeedLimits) {
    this.#limits = limits;
  }

  take(tokens: readonly Token[]): void {
    for (const token of tokens) this.#takeOne(token);
  }

  /** What was found since the last call. */
  part(): PagePart {
    const adverts = this.#adverts;
    this.#adverts = [];
    const total = v.safeParse(PageHeadSchema.entries.TotalItemCount, this.#figures.TotalItemCount);
    return { adverts, total: total.success ? total.output : null };
  }

  /** What the page says of itself. @throws SyntaxError, FeedError */
  end(): PageHead {
    if (this.#depth > 0 || this.#state === 'outside') throw new SyntaxError('The page ends in the middle');
    const head = v.safeParse(PageHeadSchema, this.#figures);
    if (!head.success || !this.#hasAdverts) throw noPage();
    return head.output;
  }

  #takeOne(token: Token): void {
    const { name } = token;
    if (this.#state === 'outside' && name !== 'startObject') throw noPage();
    if (name === 'endObject' || name === 'endArray') this.#depth -= 1;
    if (this.#state === 'in the adverts' && this.#depth > 1) this.#takeAdvert(token);
    else if (this.#depth === 1) this.#takeHead(token);
    if (name === 'startObject' || name === 'startArray') this.#open();
  }

  #open(): void {
    this.#depth += 1;
    if (this.#depth > MOST_OPEN)
      throw new CutShort(`The feed is nested more than ${MOST_OPEN.toLocaleString('en-GB')} levels deep`);
    if (this.#state === 'outside') this.#state = 'beside the adverts';
  }

  #takeHead(token: Token): void {
    const { name } = token;
    this.#state = 'beside the adverts';
    if (name === 'startKey' || name === 'startNumber') this.#word = '';
    else if (name === 'stringChunk' || name === 'numberChunk') this.#lengthen(token.value);
    else if (name === 'endKey') this.#field = this.#word;
    else if (name === 'endNumber' && isFigure(this.#field, this.#figures))
      this.#figures[this.#field] = Number(this.#word);
    else if (name === 'startArray' && this.#field === 'Adverts') {
      this.#state = 'in the adverts';
      this.#hasAdverts = true;
    }
  }

  #lengthen(part: string): void {
    if (this.#word.length <= LONGEST_WORD) this.#word += part;
  }

  #takeAdvert(token: Token): void {
    this.#advert ??= new AdvertBuilder(this.#limits);
    const advert = this.#advert.take(token);
    if (!advert) return;
    this.#adverts.push(advert);
    this.#advert = undefined;
  }
}

const isFigure = <Key extends string>(field: string, figures: Readonly<Record<Key, unknown>>): field is Key =>
  Object.hasOwn(figures, field);

const noPage = () => new FeedError('The job feed sent something other than pages of adverts');
