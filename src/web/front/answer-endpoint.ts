import type { IncomingMessage } from 'node:http';
import { wantsJson } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { RefusedForm } from '@/core/http/define-page';
import { readHeaders } from '@/core/http/request-headers';
import { DEFAULT_LOCALE, isLocale } from '@/core/i18n/locale';
import { type RenderForm, runEndpoint } from '@/modules/access/run-endpoint';
import { accountFragment, type RenderAccount } from './account-pages';
import { sendUnavailablePage, sendWaitPage, wantsPage } from './answer-error';
import type { Exchange } from './create-front';
import type { DrawAfterForm } from './feature-pages';
import { renderSiteForm } from './site-forms';

/** False for a GET of a path that is also a page, unless the client wants data: Next answers it. */
export function wantsEndpoint(endpoints: Endpoint[], request: IncomingMessage): boolean {
  const method = request.method ?? 'GET';
  if (method !== 'GET' && method !== 'HEAD') return endpoints.some((e) => e.method !== 'GET');
  const get = endpoints.find((e) => e.method === 'GET');
  if (!get) return false;
  return !get.page || wantsJson(readHeaders(request.headers));
}

/** Renders pages after their forms: features' own, and the account's. */
export interface DrawForms {
  drawAccount?: RenderAccount;
  drawAfterForm?: DrawAfterForm;
}

/** The page after its form, with its mistakes: alone for the shared modal, else rendered by Next. */
export function afterForm(exchange: Exchange, { drawAccount, drawAfterForm }: DrawForms): RenderForm {
  const { response } = exchange;
  return async (page, form) => {
    if (await renderSiteForm(exchange, form as never)) return;
    if (await drawAfterForm?.(exchange, page, form as RefusedForm & { status: number })) return;
    const html = drawAccount ? await accountFragment(exchange, page, drawAccount, form) : null;
    if (html === null) return exchange.page(page, { status: form.status, form });
    response.writeHead(form.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(html);
  };
}

/** Answers by an endpoint; `renderForm` renders the page of a form that was refused. */
export async function answer(
  exchange: Exchange,
  endpoints: Endpoint[],
  params: Record<string, string>,
  renderForm: RenderForm,
): Promise<void> {
  const { request, response } = exchange;
  request.headers['x-locale'] = exchange.locale;
  request.headers['x-keepers-address'] = exchange.address;
  const reply = await runEndpoint(endpoints, exchange, params, renderForm);
  if (!reply) return;
  if (reply.status === 503 && wantsPage(request)) return sendUnavailablePage(request, response);
  // A file a page links to: the person gets a page with the reason.
  if (reply.status === 429 && request.method === 'GET' && wantsPage(request))
    return sendWaitPage(response, reply, isLocale(exchange.locale) ? exchange.locale : DEFAULT_LOCALE);
  // The unread rest of a body that is too large, or too late, would be parsed as the connection's next request.
  if (reply.status === 413 || reply.status === 408) response.setHeader('Connection', 'close');
  await sendResponse(reply, response, request.method === 'HEAD');
}
