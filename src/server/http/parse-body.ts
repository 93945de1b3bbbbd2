import type { IncomingMessage } from 'node:http';
import { KeepersError } from '@/domain/errors';
import { once } from '@/server/state';

/** A request's body: its fields, the method a form asks for, and whether it came as a form. */
export interface ParsedBody {
  fields: unknown;
  method: string | null;
  form: boolean;
}

const MAX_FIELDS = 500;

/** `event[name]=x` → `{event: {name: 'x'}}`; `ids[]=1` → arrays. Names like `__proto__` are dropped. */
export function nest(pairs: Iterable<[string, string]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > MAX_FIELDS) throw new KeepersError('BODY_TOO_LARGE');
    const path = name.split(/[[\]]+/).filter((part, i) => i === 0 || part !== '');
    if (path.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) continue;
    const list = name.endsWith('[]');
    let at = root;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      at[part] = typeof next === 'object' && next !== null ? next : {};
      at = at[part] as Record<string, unknown>;
    }
    const last = path[path.length - 1] ?? '';
    if (list) at[last] = [...((at[last] as string[] | undefined) ?? []), value];
    else at[last] = value;
  }
  return root;
}

/** How long a body may take to arrive, in ms: a phone with one bar sends ours in less, who dribbles holds a line. */
export const bodyPatience = () => once('body-patience', () => ({ ms: 60_000 }));

/**
 * The body's bytes. What comes beyond `limit`, or too late, is left unread: the front closes such a connection after its
 * answer. Throws BODY_TOO_LARGE, BODY_TOO_SLOW.
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
    // Somebody who goes away before the end hears no answer; nothing of the wish is carried out.
    request.once('error', reject);
    request.once('close', () => {
      if (!request.complete) reject(new KeepersError('INVALID_INPUT'));
    });
  });
}

/** Reads JSON or a form, up to `limit` bytes. Throws BODY_TOO_LARGE, UNSUPPORTED_TYPE or INVALID_INPUT. */
export async function parseBody(request: IncomingMessage, limit: number): Promise<ParsedBody> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const raw = (await readBounded(request, limit)).toString('utf8');
  if (raw.includes('\u0000')) throw new KeepersError('INVALID_INPUT');
  if (raw === '') return { fields: {}, method: null, form: type.includes('form') };
  if (type === 'application/json') {
    try {
      const fields: unknown = JSON.parse(raw);
      if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
        throw new Error('not an object');
      const asked = (fields as Record<string, unknown>)._method;
      return { fields, method: typeof asked === 'string' ? asked.toUpperCase() : null, form: false };
    } catch {
      throw new KeepersError('INVALID_INPUT');
    }
  }
  if (type === 'application/x-www-form-urlencoded') {
    const { _method, ...fields } = nest(new URLSearchParams(raw));
    return { fields, method: typeof _method === 'string' ? _method.toUpperCase() : null, form: true };
  }
  throw new KeepersError('UNSUPPORTED_TYPE');
}

/** The body as it stands (as text, or `bytes`), up to `limit` bytes, with the type it says it has. Throws BODY_TOO_LARGE. */
export async function readRaw(request: IncomingMessage, limit: number, bytes = false): Promise<ParsedBody> {
  const read = await readBounded(request, limit);
  const raw = bytes ? read : read.toString('utf8');
  return { fields: { raw, type: request.headers['content-type'] ?? '' }, method: null, form: false };
}
