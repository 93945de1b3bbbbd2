import type { IncomingMessage } from 'node:http';
import { KeepersError } from '@/core/errors/errors';
import { once } from '@/core/process/state';

/** A request's body: its fields, a form's `_method`, and whether it was a form. */
export interface ParsedBody {
  fields: unknown;
  method: string | null;
  form: boolean;
}

const MAX_FIELDS = 500;
/** The deepest nesting of a body. A site's document, the deepest of ours, has about ten levels. */
const MAX_DEPTH = 64;

/** An object without inherited names: `toString[]=x` finds no function to extend. */
const bare = (): Record<string, unknown> => Object.create(null);

/** `event[name]=x` → `{event: {name: 'x'}}`; `ids[]=1` → arrays. Throws BODY_TOO_LARGE for more than 500 fields. */
export function nest(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const root = bare();
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > MAX_FIELDS) throw new KeepersError('BODY_TOO_LARGE');
    const path = name.split(/[[\]]+/).filter((part, i) => i === 0 || part !== '');
    const list = name.endsWith('[]');
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      at[part] = typeof next === 'object' && next !== null && !Array.isArray(next) ? next : bare();
      at = at[part] as Record<string, unknown>;
    }
    const last = path[path.length - 1] ?? '';
    if (list) at[last] = Array.isArray(at[last]) ? [...at[last], value] : [value];
    else at[last] = value;
  }
  return root;
}

/** Whether PostgreSQL, files and headers can store a text: no NUL, no half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * Checks a parsed body once, for every operation: each text and each name is one that can be stored, no name sets a
 * prototype, and nothing is nested deeper than a recursive schema can follow. Throws INVALID_INPUT.
 */
export function checkValues(body: unknown): void {
  const left: { value: unknown; field: string | null; depth: number }[] = [
    { value: body, field: null, depth: 0 },
  ];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, field, depth } = next;
    if (typeof value === 'string' && !isStorable(value)) throw notStorable(field);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH) throw notStorable(field);
    for (const [name, inner] of Object.entries(value)) {
      if (name === '__proto__' || !isStorable(name)) throw notStorable(field);
      left.push({ value: inner, field: field === null ? name : `${field}.${name}`, depth: depth + 1 });
    }
  }
}

/** The refusal of a value, naming its field where that is known. */
const notStorable = (field: string | null) =>
  new KeepersError('INVALID_INPUT', {}, field === null ? undefined : { [field]: 'invalid' });

/**
 * How long a body may take to arrive, in ms: a phone with a weak signal needs less; a slower sender blocks a
 * connection.
 */
export const bodyPatience = () => once('body-patience', () => ({ ms: 60_000 }));

/**
 * Returns the body's bytes. What arrives beyond `limit`, or too late, is left unread: the front closes such a
 * connection after its answer. Throws BODY_TOO_LARGE, BODY_TOO_SLOW.
 */
export async function readBounded(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new KeepersError('BODY_TOO_LARGE');
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const late = setTimeout(() => {
      request.removeAllListeners('data').pause();
      reject(new KeepersError('BODY_TOO_SLOW'));
    }, bodyPatience().ms);
    request.once('close', () => clearTimeout(late));
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      request.removeAllListeners('data').pause();
      clearTimeout(late);
      reject(new KeepersError('BODY_TOO_LARGE'));
    });
    request.once('end', () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks));
    });
    // A client that disconnects before the end gets no answer; nothing of the request is carried out.
    request.once('error', reject);
    request.once('close', () => {
      if (!request.complete) reject(new KeepersError('INVALID_INPUT'));
    });
  });
}

/** The object a JSON text holds. Throws INVALID_INPUT. */
function readJson(raw: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new KeepersError('INVALID_INPUT');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new KeepersError('INVALID_INPUT');
  return value as Record<string, unknown>;
}

/** Reads JSON or a form, up to `limit` bytes. Throws BODY_TOO_LARGE, UNSUPPORTED_TYPE or INVALID_INPUT. */
export async function parseBody(request: IncomingMessage, limit: number): Promise<ParsedBody> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const raw = (await readBounded(request, limit)).toString('utf8');
  if (raw === '') return { fields: {}, method: null, form: type.includes('form') };
  if (type === 'application/json') {
    const fields = readJson(raw);
    checkValues(fields);
    const asked = fields._method;
    return { fields, method: typeof asked === 'string' ? asked.toUpperCase() : null, form: false };
  }
  if (type === 'application/x-www-form-urlencoded') {
    const nested = nest(new URLSearchParams(raw));
    checkValues(nested);
    const { _method, ...fields } = nested;
    return { fields, method: typeof _method === 'string' ? _method.toUpperCase() : null, form: true };
  }
  throw new KeepersError('UNSUPPORTED_TYPE');
}

/**
 * The raw body (as text, or `bytes`), up to `limit` bytes, with its declared type. Throws BODY_TOO_LARGE,
 * INVALID_INPUT.
 */
export async function readRaw(request: IncomingMessage, limit: number, bytes = false): Promise<ParsedBody> {
  const read = await readBounded(request, limit);
  const raw = bytes ? read : read.toString('utf8');
  if (typeof raw === 'string') checkValues(raw);
  return { fields: { raw, type: request.headers['content-type'] ?? '' }, method: null, form: false };
}
