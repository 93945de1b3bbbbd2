import { IncomingMessage } from 'node:http';
import { KeepersError } from '@/core/errors/errors';
import { readBounded } from '@/core/http/parse-body';
import { isPayloadDate } from '@/modules/records/field-rules';
import { type PayloadField, SYSTEM_FIELDS } from './payload-fields';

/** No record of ours comes near this size. Bytes. */
const MAX_BODY = 1024 * 1024;

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

/** The request once more, with a body that has been read. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(request.socket);
  const { headers, rawHeaders, method, url, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(again, { headers, rawHeaders, method, url, httpVersion, httpVersionMajor, httpVersionMinor });
  again.push(body);
  again.push(null);
  again.complete = true;
  return again;
}

/** Reads a JSON object of at most `max` bytes. Throws BODY_TOO_LARGE, BODY_TOO_SLOW, UNSUPPORTED_TYPE, INVALID_INPUT. */
export async function readPayloadBody(
  request: IncomingMessage,
  max: number = MAX_BODY,
): Promise<{ body: Body; request: IncomingMessage }> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const bytes = await readBounded(request, max);
  if (type !== 'application/json') throw new KeepersError('UNSUPPORTED_TYPE');
  return { body: readObject(bytes.toString('utf8')), request: withBody(request, bytes) };
}

/**
 * Checks what is written to a record by its fields' names. Values are checked where they are stored (`checkValues`); Payload
 * adds `deletedAt` by itself, so it is checked here. Throws INVALID_INPUT naming the fields.
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
