import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { randomToken } from '@/core/crypto';
import { once } from '@/core/process/state';

/** A value of one person or one answer, and the placeholder it has while the page is rendered. */
export interface Placeholder {
  mark: string;
  value: string;
}

/** What a page is rendered from: pages with an equal `content` are the same but for the placeholders' values. */
export interface PageSource {
  key: string;
  placeholders: Placeholder[];
}

interface KeptPage {
  /** The HTML, split where values are inserted: text, index of the placeholder, text … */
  parts: (string | number)[];
  headers: Record<string, string>;
  bytes: number;
  until: number;
}

interface KeptPages {
  pages: Map<string, KeptPage>;
  bytes: number;
  /** Pages being rendered: others who ask for the same wait for them. */
  pending: Map<string, Promise<KeptPage | null>>;
  /** Start of every placeholder: random, so that no content equals it. */
  base: string;
}

/** About 120 galleries of a hundred photographs. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_PAGE = 1024 * 1024;
/** What a page shows of the time (days until a date) is at most this old. */
const MAX_AGE_MS = 60_000;
/** Next's own headers of a page; all others belong to the answer. */
const OF_THE_PAGE = ['content-type', 'link', 'vary'];

const kept = () =>
  once<KeptPages>('kept-pages', () => ({
    pages: new Map(),
    bytes: 0,
    pending: new Map(),
    base: randomToken(64).replace(/\W|_/g, 'x'),
  }));

/**
 * A placeholder as long as the value: React sends long texts with their length in bytes. `name` distinguishes the
 * placeholders of one page.
 */
export function placeholderFor(name: string, value: string): Placeholder {
  return { mark: `${name}${kept().base}`.slice(0, value.length), value };
}

/**
 * Replaces each value in a page's props by its placeholder. The result has the page's key: whatever React renders
 * depends on these props and on `words` (address, language) alone.
 */
export function pageSource(
  props: string,
  words: string[],
  placeholders: Placeholder[],
): PageSource & { props: string } {
  let neutral = props;
  for (const { mark, value } of placeholders) neutral = neutral.replaceAll(value, mark);
  const lengths = placeholders.map(({ value }) => value.length);
  const key = createHash('sha256')
    .update(JSON.stringify([words, lengths]))
    .update(neutral)
    .digest('base64url');
  return { key, placeholders, props: neutral };
}

/**
 * Answers with the kept page of this source, or renders it with placeholders and keeps it. Either way the answer has
 * this person's values. `render` writes to `response`; an answer other than 200 is passed on and not kept.
 */
export async function answerKept(
  { key, placeholders }: PageSource,
  response: ServerResponse,
  render: () => Promise<void>,
): Promise<void> {
  const all = kept();
  const found = current(key) ?? (await all.pending.get(key));
  if (found) {
    for (const [name, value] of Object.entries(found.headers)) response.setHeader(name, value);
    response.end(insert(found.parts, placeholders));
    return;
  }
  const { promise, resolve } = Promise.withResolvers<KeptPage | null>();
  const first = !all.pending.has(key);
  if (first) all.pending.set(key, promise);
  let page: KeptPage | null = null;
  try {
    gather(response, (html) => {
      const parts = split(html, placeholders);
      if (response.statusCode === 200) page = keep(key, parts, html.length, response);
      return insert(parts, placeholders);
    });
    await render();
  } finally {
    if (first) all.pending.delete(key);
    resolve(page);
  }
}

function current(key: string): KeptPage | null {
  const all = kept();
  const page = all.pages.get(key);
  if (!page) return null;
  forget(key);
  if (page.until < Date.now()) return null;
  // Set again, so that the first of the map is the one not used for the longest time.
  all.pages.set(key, page);
  all.bytes += page.bytes;
  return page;
}

function forget(key: string): void {
  const all = kept();
  all.bytes -= all.pages.get(key)?.bytes ?? 0;
  all.pages.delete(key);
}

function keep(key: string, parts: (string | number)[], length: number, response: ServerResponse): KeptPage {
  const all = kept();
  const headers = Object.fromEntries(
    OF_THE_PAGE.flatMap((name) => {
      const value = String(response.getHeader(name) ?? '').replace(/,? ?accept-encoding/i, '');
      return value ? [[name, value]] : [];
    }),
  );
  // Letters beyond Latin take two bytes each in memory.
  const page = { parts, headers, bytes: 2 * length, until: Date.now() + MAX_AGE_MS };
  forget(key);
  if (page.bytes > MAX_PAGE) return page;
  all.pages.set(key, page);
  all.bytes += page.bytes;
  for (const oldest of all.pages.keys()) {
    if (all.bytes <= MAX_BYTES) break;
    forget(oldest);
  }
  return page;
}

/** Splits a page at its placeholders. */
function split(html: string, placeholders: Placeholder[]): (string | number)[] {
  let parts: (string | number)[] = [html];
  placeholders.forEach(({ mark }, index) => {
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(mark).flatMap((text, at) => (at ? [index, text] : [text]))
        : [part],
    );
  });
  return parts;
}

const insert = (parts: (string | number)[], placeholders: Placeholder[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : placeholders[part]?.value)).join('');

/** Collects what is written to a response and sends it whole, as `change` returns it. */
function gather(response: ServerResponse, change: (html: string) => string): void {
  const { write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    take(chunk, encoding);
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') queueMicrotask(() => callback());
    return true;
  }) as typeof write;
  // The head is written with the body: until then the status may change.
  response.flushHeaders = () => undefined;
  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown) => {
    if (typeof chunk === 'function') return response.end(undefined, chunk as never);
    take(chunk, encoding);
    Object.assign(response, { write, end, flushHeaders });
    const callback = typeof encoding === 'function' ? encoding : done;
    const body = change(Buffer.concat(chunks).toString());
    return (end as (...all: unknown[]) => ServerResponse).call(response, body, callback);
  }) as typeof end;
}
