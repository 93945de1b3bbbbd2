import { csrfToken } from '@/core/http/csrf';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/core/i18n/locale';
import { grantCookie, grantIdFor } from '@/modules/access/grants/grant-cookie';
import { listGrantsOfUser } from '@/modules/access/grants/queries';
import { carriedCode, codeCookie } from '@/modules/identity/code-cookie';
import { type LinkPage, linkCookie } from '@/modules/identity/link-cookie';
import { ownAccount } from '@/modules/identity/own-account';
import { socialButtons } from '@/modules/identity/social/social-buttons';
import { readFreeOffer, readPlanNames } from '@/modules/money/plans';
import { readSignUpDiscount } from '@/modules/subscriptions/operations/discounts';
import { screenState } from '@/web/pages/screen-state';
import { contextFor, redirect } from './context-for';
import type { Exchange, Middleware } from './create-front';

/** The refused form of an account's page. */
export interface AccountForm {
  errors?: unknown;
  values?: unknown;
  refused?: string;
}

/** An account's page as a fragment, by its path; null where there is none. */
export type RenderAccount = (
  path: string,
  page: { csrf: string; state: string } & AccountForm,
  locale: Locale,
) => string | null;

const LINK = /^\/users\/(confirmation|passwords\/edit|unlock|undo)\/?$/;
/** The pages that lead into a project (`i`) whose code (`c`) the visitor entered. */
const ENTERS = /^\/users\/sign_(up|in)\/?$/;

/** Whether the shared modal requests, which needs the content alone; requests of Next's own script are Next's. */
const isAlone = ({ request }: Exchange) =>
  request.headers['x-requested-with'] === 'XMLHttpRequest' && request.headers.rsc === undefined;

/**
 * The page rendered alone for the shared modal, with a form's mistakes where one was sent; null: it is not for the
 * modal.
 */
export async function accountFragment(
  exchange: Exchange,
  path: string,
  render: RenderAccount,
  form: AccountForm = {},
): Promise<string | null> {
  if (!isAlone(exchange)) return null;
  const { url, cookies, sessionId } = exchange;
  const locale = isLocale(exchange.locale) ? exchange.locale : DEFAULT_LOCALE;
  const code = ENTERS.test(path) ? carriedCode(cookies, url.searchParams.get('i') ?? '') : null;
  const query: Record<string, string> = {
    ...Object.fromEntries(url.searchParams),
    ...(code === null ? {} : { c: code }),
  };
  const values = { ...query, ...(form.values as object | undefined) };
  const page = {
    errors: {},
    ...form,
    values,
    csrf: csrfToken(sessionId),
    flash: null,
    providers: socialButtons(),
    state: screenState(path, cookies, query),
    offer: path === '/users/sign_up' ? await readFreeOffer(locale) : null,
    ...(path === '/users/sign_up' && {
      planNames: await readPlanNames(locale),
      ...(await readSignUpDiscount(query.discount)),
    }),
    own: path === '/users/account' ? await ownAccountOf(exchange) : null,
  };
  return render(path, page, locale);
}

async function ownAccountOf(exchange: Exchange) {
  const session = await contextFor(exchange).session();
  return session && ownAccount(session.user.id);
}

/** Gives the browser the cookies of the person's grants that it lacks: pictures are checked by them. */
async function carryGrants(exchange: Exchange): Promise<void> {
  const session = await contextFor(exchange).session();
  if (!session) return;
  for (const { id, event_id } of await listGrantsOfUser(session.user.id))
    if (!grantIdFor(exchange.cookies, event_id))
      exchange.response.appendHeader('Set-Cookie', grantCookie(event_id, id));
}

/**
 * The steps around signing in: a link's token and a project's code move from the address into a cookie, fragments are
 * rendered here.
 */
export function accountPages(render: RenderAccount): Middleware {
  return async (exchange) => {
    const { url, request, response } = exchange;
    const read = request.method === 'GET' || request.method === 'HEAD';
    if (!read || !url.pathname.startsWith('/users/')) return false;
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Referrer-Policy', 'no-referrer');
    const link = LINK.exec(url.pathname)?.[1] as LinkPage | undefined;
    const token = url.searchParams.get('token');
    if (link && token !== null) {
      redirect(exchange, `/users/${link}`, linkCookie(link, token.slice(0, 200)));
      return true;
    }
    const code = ENTERS.test(url.pathname) ? url.searchParams.get('c') : null;
    if (code !== null) {
      url.searchParams.delete('c');
      const named = (name: string, most: number) => (url.searchParams.get(name) ?? '').slice(0, most);
      const carried = { i: named('i', 36), c: code.slice(0, 100), back: named('back', 500) };
      redirect(exchange, url.pathname + url.search, codeCookie(carried));
      return true;
    }
    if (url.pathname === '/users/account') await carryGrants(exchange);
    const html = await accountFragment(exchange, url.pathname.replace(/\/$/, ''), render);
    if (html === null) return false;
    response.setHeader('Vary', 'X-Requested-With');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.method === 'HEAD' ? undefined : html);
    return true;
  };
}
