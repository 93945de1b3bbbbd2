import { roleOf } from '@/core/access/person';
import { isStaff } from '@/core/access/roles';
import { isKeepersError, statusOf } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { respondError, wantsJson } from '@/core/http/answer';
import { sendResponse } from '@/core/http/bridge';
import type { PageDefinition, RefusedForm, RefusedPage, SentPage } from '@/core/http/define-page';
import type { RequestContext } from '@/core/http/request-context';
import { isLocale, type Locale } from '@/core/i18n/locale';
import { carriesGrant, grantIdFor } from '@/modules/access/grants/grant-cookie';
import { isId } from '@/modules/access/grants/viewer';
import { findEvent } from '@/modules/access/queries';
import { closedPage } from '@/modules/entry/operations/closed-page';
import { contextFor, redirect } from './context-for';
import type { Exchange, Middleware } from './create-front';
import { matchPaths } from './match-path';

/** Renders a fragment's view alone. */
export type RenderFragment = (page: SentPage, locale: Locale) => string;

/** Next's route for a page of a feature: `shop.cart` is rendered by that of the shop. */
const routeOf = (page: string): string => `/feature/${page.split('.')[0]}`;

/** A navigation inside the page, which Next's own script requests, is answered by Next. */
const isNavigation = ({ request }: Exchange) => request.headers.rsc !== undefined;
const isAlone = (exchange: Exchange) =>
  exchange.request.headers['x-requested-with'] === 'XMLHttpRequest' && !isNavigation(exchange);

const asksForData = ({ headers }: Exchange['request']) =>
  headers['x-requested-with'] !== 'XMLHttpRequest' &&
  wantsJson(new Headers({ accept: headers.accept ?? '' }));

/**
 * Answers the features' pages: loads their data first, so that a refusal gets another page and its status, and lets
 * Next render; a fragment requested by XMLHttpRequest is answered alone.
 */
export function featurePages(pages: PageDefinition[], renderFragment: RenderFragment): Middleware {
  const match = matchPaths(pages.map((page) => [page.path, page] as const));
  return async (exchange) => {
    const { request, url } = exchange;
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const found = match(url.pathname);
    if (!found || (found.value.data && asksForData(request))) return false;
    try {
      return await show(exchange, found.value, found.params, renderFragment);
    } catch (error) {
      await refuse(exchange, error, found.params.id ?? '');
      return true;
    }
  };
}

/** A page rendered as the answer to one of its forms: again with its mistakes, or the page the form leads to. */
export type DrawAfterForm = (
  exchange: Exchange,
  path: string,
  form: RefusedForm & { status: number },
) => Promise<boolean>;

/** Renders the features' pages after their forms; false where `path` has no such page. */
export function pagesAfterForms(pages: PageDefinition[], renderFragment: RenderFragment): DrawAfterForm {
  const match = matchPaths(pages.filter((page) => page.form).map((page) => [page.path, page] as const));
  return async (exchange, path, form) => {
    const url = new URL(path, exchange.origin);
    const found = match(url.pathname);
    if (!found) return false;
    return show({ ...exchange, url }, found.value, found.params, renderFragment, form);
  };
}

async function show(
  exchange: Exchange,
  page: PageDefinition,
  params: Record<string, string>,
  renderFragment: RenderFragment,
  after?: RefusedForm & { status: number },
): Promise<boolean> {
  const { response, request, url, locale } = exchange;
  const context = contextFor(exchange);
  const answer = await page.load({
    context,
    method: request.method ?? 'GET',
    params: page.params ? parseInput(page.params, params) : params,
    query: page.query ? parseInput(page.query, Object.fromEntries(url.searchParams)) : undefined,
    ...(after && { form: after }),
  });
  if (!answer) return false;
  if ('redirect' in answer) {
    redirect(exchange, answer.redirect);
    return true;
  }
  guardCaches(exchange);
  const { data, title, scheme = 'light', accent = null, type = 'classic', wide = false } = answer;
  const fragment = page.fragment === true;
  const event = answer.project ?? params.id ?? '';
  const sent: SentPage = { page: page.id, data, title, fragment, wide, scheme, accent, type, event };
  const as = await previewAs(context);
  if (as) sent.as = as;
  const status = after?.status ?? 200;
  if (!fragment || !isAlone(exchange)) {
    await exchange.page(routeOf(page.id), { form: sent, status });
    return true;
  }
  const html = renderFragment(sent, isLocale(locale) ? locale : 'en');
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(request.method === 'HEAD' ? undefined : html);
  return true;
}

/** The role in which one of an account's own people previews a project; null for everybody else. */
async function previewAs({ as, user }: RequestContext): Promise<SentPage['as'] | null> {
  return as && as !== 'write' && isStaff(roleOf(await user())) ? as : null;
}

/** A page's content is one person's, and one address answers pages, fragments and data. */
function guardCaches({ response }: Exchange): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'X-Requested-With, Accept');
}

/** The entry page for strangers, the closed project's page, "not found", or a refusal with its sentence. */
async function refuse(exchange: Exchange, error: unknown, id: string): Promise<void> {
  const { request, response, locale, cookies } = exchange;
  if (!isKeepersError(error)) throw error;
  guardCaches(exchange);
  const status = statusOf(error.code);
  if (isAlone(exchange) || wantsJson(new Headers({ accept: request.headers.accept ?? '' }))) {
    const answer = respondError(error, isLocale(locale) ? locale : 'en');
    return sendResponse(answer, response, request.method === 'HEAD');
  }
  if (error.code === 'UNAUTHENTICATED') return exchange.page('/entry', { status });
  if (error.code === 'NOT_FOUND') {
    const known = carriesGrant(cookies) || (await contextFor(exchange).session()) !== null;
    return exchange.page(known ? '/not-here' : '/entry', { status });
  }
  const event = isId(id) ? await findEvent(id) : null;
  if (event && (error.code === 'PROJECT_EXPIRED' || error.code === 'PROJECT_NOT_OPEN')) {
    const grant = grantIdFor(cookies, event.id);
    const form = await closedPage(event, error.code, locale, grant === null ? null : { grant });
    return exchange.page('/closed', { status, form });
  }
  const form: RefusedPage = { refused: error.code, event: id };
  // Strangers get 401 or 404; who gets 403 is a person of the project.
  if (event && status === 403) form.brand = event.brand_name;
  return exchange.page(undefined, { status, form });
}
