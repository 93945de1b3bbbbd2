import { IncomingMessage } from 'node:http';
import { KeepersError } from '@/domain/errors';
import { readBounded } from '@/server/http/parse-body';
import { isReadableFilter } from './check-payload-filter';

/** Payload's screens send a document as JSON; nothing of ours comes near this size. Bytes. */
const MAX_BODY = 1024 * 1024;

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A form of Payload's own screens: one field that holds the document. */
async function isPayloadForm(body: Buffer, type: string): Promise<boolean> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => null);
  const document = form?.get('_payload');
  return typeof document === 'string' && isObject(document);
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

/**
 * Reads what somebody writes to Payload's REST and gives the request to hand on. Payload answers a body it cannot read
 * with 500 and takes one of any size: throws BODY_TOO_LARGE, UNSUPPORTED_TYPE or INVALID_INPUT before it.
 */
export async function checkPayloadBody(request: IncomingMessage): Promise<IncomingMessage> {
  const type = request.headers['content-type'] ?? '';
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const body = await readBounded(request, MAX_BODY);
  const text = body.toString('utf8');
  // Lists with long filters are asked for by POST.
  const asksList = (request.headers['x-payload-http-method-override'] ?? '') === 'GET';
  if (kind === 'application/json') {
    if ((text !== '' && !isObject(text)) || /\\u0000/i.test(text)) throw new KeepersError('INVALID_INPUT');
  } else if (kind === 'multipart/form-data') {
    if (!(await isPayloadForm(body, type))) throw new KeepersError('INVALID_INPUT');
  } else if (!(kind === 'application/x-www-form-urlencoded' && asksList)) {
    throw new KeepersError('UNSUPPORTED_TYPE');
  } else if (!isReadableFilter(new URLSearchParams(text))) {
    throw new KeepersError('INVALID_INPUT');
  }
  return withBody(request, body);
}
