import type { IncomingMessage } from 'node:http';

/** Parameters of a request: nested by the brackets of the form, or from JSON. */
export type Params = { [name: string]: string | Params };

/** What an answer of Stripe says about an error. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: object;
}

/** An error answer. `kept`: the request began to be processed, so the idempotency key repeats this answer. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly kept = false,
  ) {
    super(body.message);
  }
}

/** A parameter is missing or wrong (400); nothing was processed. */
export const invalid = (message: string, param?: string, code?: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });

/** Something does not exist for this account (404). */
export const missing = (noun: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  });

/** A request that was processed and refused (400), such as a refund of what was refunded. */
export const refused = (code: string, message: string): StripeRefusal =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message }, true);

/** Reads the bytes of a request. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Reads a form with brackets (`a[b][0]=c`); lists are objects with numbers as names. */
export function readForm(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part, index) => index === 0 || part !== '');
    if (name.endsWith('[]')) path.push('');
    let at = params;
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      if (typeof next !== 'object') at[part] = {};
      at = at[part] as Params;
    }
    const last = path.at(-1) ?? name;
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return params;
}

/** Returns a text; undefined where it is absent or empty. */
export function text(params: Params | undefined, name: string): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns a text. Throws 400 where it is absent. */
export function needed(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

/** Returns a whole number. Throws 400 for anything else. */
export function whole(params: Params | undefined, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

/** Returns nested parameters; an empty record where they are absent. */
export function nested(params: Params | undefined, name: string): Params {
  const value = params?.[name];
  return typeof value === 'object' ? value : {};
}

/** Returns a record of texts, such as metadata. */
export const texts = (params: Params | undefined, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(nested(params, name)).map(([key, value]) => [key, String(value)]));

/** Returns a list's members in their order. */
export const members = (params: Params, name: string): Params[] =>
  Object.values(nested(params, name)).map((one) => (typeof one === 'object' ? one : { value: one }));
