import { KeepersError } from '@/domain/errors';
import { parseInput } from '@/domain/zod-problems';
import { respond, respondError, wantsPage } from './answer';
import type { Endpoint } from './define-endpoint';
import { guardCsrf } from './guard-csrf';
import { type ParsedBody, parseBody } from './parse-body';
import { contextOf } from './request-context';

const EMPTY: ParsedBody = { fields: {}, method: null, form: false };
const DEFAULT_BODY = 64 * 1024;

/** How the front draws a page again for a form with mistakes. */
export type RenderForm = (
  page: string,
  form: { status: number; errors: unknown; values: unknown },
) => Promise<Response>;

function withoutToken(fields: unknown): unknown {
  const { authenticity_token: _token, _method, utf8: _utf8, ...rest } = fields as Record<string, unknown>;
  return rest;
}

/**
 * Answers one request by one of the endpoints that share its path. Parses, picks the endpoint a form's `_method`
 * names, guards, validates, calls, presents; whatever is thrown becomes the wire's error.
 */
export async function runEndpoint(
  candidates: Endpoint[],
  request: Request,
  params: Record<string, string>,
  renderForm: RenderForm,
): Promise<Response> {
  const context = contextOf(request.headers);
  let body = EMPTY;
  let endpoint: Endpoint | undefined;
  try {
    const limit = Math.max(...candidates.map((c) => c.maxBody ?? DEFAULT_BODY));
    if (request.method !== 'GET' && request.method !== 'HEAD') body = await parseBody(request, limit);
    const method =
      request.method === 'POST' && body.method
        ? body.method
        : request.method === 'HEAD'
          ? 'GET'
          : request.method;
    endpoint = candidates.find((c) => c.method === method || (method === 'PATCH' && c.method === 'PUT'));
    if (!endpoint) throw new KeepersError('METHOD_NOT_ALLOWED');
    if (endpoint.method !== 'GET')
      guardCsrf(context, (body.fields as Record<string, unknown>).authenticity_token);
    const url = new URL(request.url);
    const answer = await endpoint.handler({
      context,
      params: endpoint.params ? parseInput(endpoint.params, params) : params,
      query: endpoint.query ? parseInput(endpoint.query, Object.fromEntries(url.searchParams)) : undefined,
      body: endpoint.body ? parseInput(endpoint.body, withoutToken(body.fields)) : undefined,
      signal: request.signal,
    });
    return respond(answer, wantsPage(request.headers, body.form), request.headers.get('referer') ?? '/');
  } catch (error) {
    const failed = respondError(error, context.locale);
    if (endpoint?.formPage && wantsPage(request.headers, body.form) && failed.status < 500) {
      const wire = (await failed.json()) as { errors: unknown };
      const {
        password: _p,
        password_confirmation: _c,
        ...values
      } = withoutToken(body.fields) as Record<string, unknown>;
      return renderForm(endpoint.formPage(params), { status: failed.status, errors: wire.errors, values });
    }
    return failed;
  }
}
