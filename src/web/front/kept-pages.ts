import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { randomToken } from '@/core/crypto';
import { once } from '@/core/process/state';

/** A value of one person or one answer, and the placeholder it has while the page is rendered. */
export interface Placeholder {
  /** `n`: the nonce, which is part of what Next writes between two pieces of data. */
  name: string;
  mark: string;
  value: string;
}

/** A piece of a kept page: text, or a placeholder's value from one character to another. */
type Part = string | { index: number; from: number; to: number };

/** What a page is rendered from: pages with an equal `content` are the same but for the placeholders' values. */
export interface PageSource {
  key: string;
  placeholders: Placeholder[];
}

interface KeptPage {
  /** The HTML, split where values are inserted. */
  parts: Part[];
  headers: Record<string, Part[]>;
  bytes: number;
  until: number;
}

interface KeptPages {
  pages: Map<string, KeptPage>;
  bytes: number;
  /** Pages being rendered: others who ask for the same wait for them. */
  pending: Map<string, Promise<KeptPage | null>>;
  /** The placeholders by their names: random, so that no content equals one and none reveals another. */
  bases: Map<string, string>;
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
    bases: new Map(),
  }));

/**
 * A placeholder as long as the value: React sends long texts with their length in bytes. `name` distinguishes the
 * placeholders of one page.
 */
export function placeholderFor(name: string, value: string): Placeholder {
  const { bases } = kept();
  const base = bases.get(name) ?? randomToken(64).replace(/\W|_/g, 'x');
  bases.set(name, base);
  return { name, mark: `${name}${base}`.slice(0, value.length), value };
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
    for (const [name, parts] of Object.entries(found.headers))
      response.setHeader(name, insert(parts, placeholders));
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
      const headers = headersOf(response, placeholders);
      if (response.statusCode === 200) page = keep(key, { parts, headers, length: html.length });
      if (!response.headersSent)
        for (const [name, split] of Object.entries(headers))
          response.setHeader(name, insert(split, placeholders));
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

/** Next's headers of a page, split at the placeholders: `Link` names the nonce of style sheets. */
function headersOf(response: ServerResponse, placeholders: Placeholder[]): Record<string, Part[]> {
  return Object.fromEntries(
    OF_THE_PAGE.flatMap((name) => {
      const value = String(response.getHeader(name) ?? '').replace(/,? ?accept-encoding/i, '');
      return value ? [[name, split(value, placeholders)]] : [];
    }),
  );
}

function keep(
  key: string,
  { parts, headers, length }: { parts: Part[]; headers: KeptPage['headers']; length: number },
): KeptPage {
  const all = kept();
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

/**
 * Splits a page at its placeholders. Next sends data in pieces, each in a script of its own: a border may be inside a
 * placeholder, which is found nevertheless.
 */
function split(html: string, placeholders: Placeholder[]): Part[] {
  const nonce = placeholders.find(({ name }) => name === 'n');
  const border = `"])</script><script nonce="${nonce?.mark ?? ''}">self.__next_f.push([1,"`;
  const between = `(?:${literally(border)})?`;
  // The nonce comes last: it is in the border that the others are split at.
  const order = placeholders.map((one, index) => ({ ...one, index }));
  order.sort((a, b) => Number(a.name === 'n') - Number(b.name === 'n'));
  let parts: Part[] = [html];
  for (const { mark, name, index } of order) {
    const pattern = name === 'n' ? literally(mark) : [...mark].map(literally).join(between);
    const at = new RegExp(`(${pattern})`);
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part
            .split(at)
            .flatMap((text, i) => (i % 2 === 0 ? [text] : valueParts(text, { mark, index, border })))
        : [part],
    );
  }
  return parts;
}

/** The parts of one found placeholder: its value, or two pieces of it around a border. */
function valueParts(
  text: string,
  { mark, index, border }: { mark: string; index: number; border: string },
): Part[] {
  const to = mark.length;
  if (text.length === to) return [{ index, from: 0, to }];
  const cut = text.indexOf(border);
  return [{ index, from: 0, to: cut }, border, { index, from: cut, to }];
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const insert = (parts: Part[], placeholders: Placeholder[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : placeholders[part.index]?.value.slice(part.from, part.to),
    )
    .join('');

/** Collects what is written to a response and sends it whole, as `change` returns it. */
function gather(response: ServerResponse, change: (html: string) => string): void {
  const { write, end, flushHeaders } = response;
  // As text at once, without a copy of each small piece.
  const decoder = new StringDecoder('utf8');
  let html = '';
  const take = (chunk: unknown): void => {
    if (typeof chunk === 'string') html += chunk;
    else if (chunk instanceof Uint8Array)
      html += decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
  };
  response.write = ((chunk: unknown, encoding?: unknown, done?: unknown) => {
    take(chunk);
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') queueMicrotask(() => callback());
    return true;
  }) as typeof write;
  // The head is written with the body: until then the status may change.
  response.flushHeaders = () => undefined;
  response.end = ((chunk?: unknown, encoding?: unknown, done?: unknown) => {
    if (typeof chunk === 'function') return response.end(undefined, chunk as never);
    take(chunk);
    Object.assign(response, { write, end, flushHeaders });
    const callback = typeof encoding === 'function' ? encoding : done;
    const body = change(html + decoder.end());
    return (end as (...all: unknown[]) => ServerResponse).call(response, body, callback);
  }) as typeof end;
}
