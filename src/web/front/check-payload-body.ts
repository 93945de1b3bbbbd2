import { IncomingMessage } from 'node:http';
import { KeepersError } from '@/core/errors/errors';
import { readBounded } from '@/core/http/parse-body';
import { isPayloadDate } from '@/modules/records/field-rules';
import { type PayloadField, SYSTEM_FIELDS } from './payload-fields';

/** The largest record to write, in bytes: ours are far smaller. */
const MAX_BODY = 1024 * 1024;

/** The longest query a view sends in a body. */
const MAX_QUESTION = 16 * 1024;

type Body = Record<string, unknown>;

function readObject(text: string): Body {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new KeepersError('INVALID_INPUT');
  return value as Body;
}

/** A copy of the request with a body that has been read. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(request.socket);
  const { headers, rawHeaders, method, url, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(again, { headers, rawHeaders, method, url, httpVersion, httpVersionMajor, httpVersionMinor });
  again.push(body);
  again.push(null);
  again.complete = true;
  return again;
}

/** The fields of a form of Payload's edit view: one part, `_payload`, with everything in it as JSON. */
async function readForm(type: string, bytes: Buffer): Promise<Body> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  const sent = form?.get('_payload');
  if (typeof sent !== 'string' || [...(form?.keys() ?? [])].length !== 1)
    throw new KeepersError('INVALID_INPUT');
  const body = readObject(sent);
  // The view also sends the fields Payload writes itself.
  for (const name of SYSTEM_FIELDS) delete body[name];
  return body;
}

/**
 * The query a view of Payload sends in a body, as the GET request it replaces. Throws BODY_TOO_LARGE, BODY_TOO_SLOW,
 * UNSUPPORTED_TYPE.
 */
export async function readPayloadQuestion(
  request: IncomingMessage,
  pathname: string,
): Promise<{ params: URLSearchParams; request: IncomingMessage }> {
  const bytes = await readBounded(request, MAX_QUESTION);
  if (request.headers['content-type']?.split(';')[0] !== 'application/x-www-form-urlencoded')
    throw new KeepersError('UNSUPPORTED_TYPE');
  const params = new URLSearchParams(bytes.toString('utf8'));
  const asked = withBody(request, Buffer.alloc(0));
  const {
    'content-type': _type,
    'content-length': _length,
    'x-payload-http-method-override': _as,
    ...headers
  } = asked.headers;
  return {
    params,
    request: Object.assign(asked, { method: 'GET', url: `${pathname}?${params}`, headers, rawHeaders: [] }),
  };
}

/**
 * Reads a JSON object, or a form of Payload's edit view, of at most `max` bytes; returns a request with JSON. Throws
 * BODY_TOO_LARGE, BODY_TOO_SLOW, UNSUPPORTED_TYPE, INVALID_INPUT.
 */
export async function readPayloadBody(
  request: IncomingMessage,
  max: number = MAX_BODY,
): Promise<{ body: Body; request: IncomingMessage }> {
  const whole = request.headers['content-type'] ?? '';
  const type = whole.split(';')[0]?.trim().toLowerCase();
  const bytes = await readBounded(request, max);
  if (type === 'multipart/form-data') {
    const body = await readForm(whole, bytes);
    const json = Buffer.from(JSON.stringify(body));
    const headers = {
      ...request.headers,
      'content-type': 'application/json',
      'content-length': String(json.length),
    };
    return { body, request: Object.assign(withBody(request, json), { headers, rawHeaders: [] }) };
  }
  if (type !== 'application/json') throw new KeepersError('UNSUPPORTED_TYPE');
  return { body: readObject(bytes.toString('utf8')), request: withBody(request, bytes) };
}

/**
 * Checks a write to a record by its fields' names. Values are checked where they are stored (`checkValues`); Payload
 * adds
 * `deletedAt` itself, so it is checked here. Throws INVALID_INPUT naming the fields.
 */
export function requireFields(body: Body, fields: Map<string, PayloadField>): void {
  const { deletedAt } = body;
  const wrong = Object.keys(body).filter((name) => !fields.has(name) || SYSTEM_FIELDS.includes(name));
  const time = typeof deletedAt === 'string' ? isPayloadDate(deletedAt) : (deletedAt ?? null) === null;
  if (!time) wrong.push('deletedAt');
  if (wrong.length > 0)
    throw new KeepersError(
      'INVALID_INPUT',
      {},
      Object.fromEntries(wrong.map((name) => [name, 'unknown_field'])),
    );
}
