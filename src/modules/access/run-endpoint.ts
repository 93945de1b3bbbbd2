import type { IncomingMessage, ServerResponse } from 'node:http';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { respond, respondError, wantsFormBack, wantsPage } from '@/core/http/answer';
import type { Endpoint } from '@/core/http/define-endpoint';
import { type ParsedBody, parseBody, readRaw } from '@/core/http/parse-body';
import type { Reply } from '@/core/http/reply';
import { readHeaders } from '@/core/http/request-headers';
import { readerOf, toWire } from '@/core/http/wire-error';
import { asAsked } from '@/modules/access/audit/actor';
import { contextOf, deviceContext } from '@/modules/access/read-context';
import { guardCsrf } from './guard-csrf';

const EMPTY: ParsedBody = { fields: {}, method: null, form: false };
const DEFAULT_BODY = 64 * 1024;
const DEFAULT_SECONDS = 60;

/** Renders the page of a form again with its errors (for a feature: the reason of the refusal) as the response. */
export type RenderForm = (
  page: string,
  form: { status: number; errors: unknown; values: unknown; refused: string; event: string },
) => Promise<void>;

/** A request, as endpoints receive it. */
export interface RawRequest {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

function withoutToken(fields: unknown): unknown {
  const { authenticity_token: _token, _method, utf8: _utf8, ...rest } = fields as Record<string, unknown>;
  return rest;
}

/** Returns a signal that aborts when the client disconnects; created only for an endpoint that reads it. */
function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

/** Stops waiting for slow work, so that no request hangs; the work itself continues. Throws UNAVAILABLE. */
export async function inTime<T>(work: Promise<T>, seconds: number): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const given = new Promise<never>((_resolve, reject) => {
    late = setTimeout(() => reject(new KeepersError('UNAVAILABLE')), seconds * 1000);
  });
  try {
    return await Promise.race([work, given]);
  } finally {
    clearTimeout(late);
  }
}

/**
 * Returns the intended method: a form names in `_method` the method that HTML cannot send; HEAD is a GET without a
 * body.
 */
function methodOf(request: IncomingMessage, body: ParsedBody): string {
  if (request.method === 'POST' && body.method) return body.method;
  return request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
}

/**
 * Handles one request with one of the endpoints that share its path: parses, selects the endpoint of the form's
 * `_method`, guards, validates, calls, presents, and converts errors to the wire's format. Returns null where
 * `renderForm` rendered a page.
 */
export async function runEndpoint(
  candidates: Endpoint[],
  { request, response, url }: RawRequest,
  params: Record<string, string>,
  renderForm: RenderForm,
): Promise<Reply | null> {
  const headers = readHeaders(request.headers);
  let context = contextOf(headers);
  let body = EMPTY;
  let endpoint: Endpoint | undefined;
  try {
    const limit = Math.max(...candidates.map((c) => c.maxBody ?? DEFAULT_BODY));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      body = candidates.some((c) => c.rawBody)
        ? await readRaw(
            request,
            limit,
            candidates.some((c) => c.rawBody === 'bytes'),
          )
        : await parseBody(request, limit);
    const method = methodOf(request, body);
    endpoint = candidates.find((c) => c.method === method || (method === 'PATCH' && c.method === 'PUT'));
    if (!endpoint) throw new KeepersError('METHOD_NOT_ALLOWED');
    if (endpoint.device) context = await deviceContext(headers, endpoint.device);
    const open = endpoint.visitors === true || (endpoint.visitors === 'site' && context.site !== null);
    if (endpoint.method !== 'GET' && !open)
      guardCsrf(context, (body.fields as Record<string, unknown>).authenticity_token);
    const asked = {
      context,
      params: endpoint.params ? parseInput(endpoint.params, params) : params,
      query: endpoint.query ? parseInput(endpoint.query, Object.fromEntries(url.searchParams)) : undefined,
      body: endpoint.body ? parseInput(endpoint.body, withoutToken(body.fields)) : undefined,
      get signal() {
        return whenGone(response);
      },
    };
    const { handler } = endpoint;
    // A GET records nothing in the history.
    const work = endpoint.method === 'GET' ? handler(asked) : asAsked(context, () => handler(asked));
    const answer = await inTime(work, endpoint.maxSeconds ?? DEFAULT_SECONDS);
    if (
      answer.fragment &&
      answer.path &&
      headers.has('x-requested-with') &&
      wantsFormBack(headers, body.form)
    ) {
      const none = { errors: {}, values: {}, refused: '', event: params.id ?? '' };
      await renderForm(answer.path, { status: answer.status ?? 200, ...none });
      return null;
    }
    return respond(answer, wantsPage(headers, body.form), headers.get('referer') ?? '/');
  } catch (error) {
    if (endpoint?.formPage && wantsFormBack(headers, body.form)) {
      const { status, body: wire } = toWire(error, context.locale, 'screen');
      if (status < 500) {
        const {
          password: _p,
          password_confirmation: _c,
          current_password: _o,
          ...values
        } = withoutToken(body.fields) as Record<string, unknown>;
        const { errors, code: refused } = wire;
        const event = params.id ?? '';
        await renderForm(endpoint.formPage(params), { status, errors, values, refused, event });
        return null;
      }
    }
    return respondError(error, context.locale, endpoint?.saves, readerOf(headers));
  }
}
