import { isKeepersError, statusOf } from '@/core/errors/errors';
import { wantsJson } from '@/core/http/answer';
import { isProgram } from '@/core/http/preview-bots';
import { readHeaders } from '@/core/http/request-headers';
import { countView } from '@/modules/access/grants/count-view';
import { grantCookie, grantIdFor } from '@/modules/access/grants/grant-cookie';
import { wasRevoked } from '@/modules/access/grants/queries';
import { findBehind, isId } from '@/modules/access/grants/viewer';
import { openNow } from '@/modules/access/open-now';
import { type EventRow, findEventByAddress } from '@/modules/access/queries';
import { readAddress } from '@/modules/access/rules/share-address';
import { mayCount } from '@/modules/access/rules/view-count';
import { keepTeamLink } from '@/modules/account/team/link-cookie';
import type { ProvedBy } from '@/modules/entry/closed-offer';
import { addingForm } from '@/modules/entry/operations/adding-form';
import { type BrandFacts, closedPage } from '@/modules/entry/operations/closed-page';
import { keepWayBack, wayBack } from '@/modules/entry/operations/way-back';
import {
  type EnteredProject,
  enterByPass,
  enterProject,
  findByCode,
  findByPass,
} from '@/modules/people/operations/enter-project';
import { lookAtInvitation, openInvitation } from '@/modules/people/operations/open-invitation';
import { handOver } from '@/web/pages/hand-over';
import { contextFor, redirect } from './context-for';
import type { Exchange } from './create-front';
import { framesOf } from './framed-page';
import { readAhead } from './read-ahead';
import { isAhead, isPreview, showCard } from './show-card';

/** A project's pages: the gallery, and how to keep it on a phone. */
const EVENT = /^\/events\/([^/]+)(?:\/app)?\/?$/;
/** Any page of a project. */
const WITHIN = /^\/events\/([^/]+)(?:\/|$)/;
const INVITATION = /^\/i\/([^/]+)\/?$/;
/** The id of no project: an address that leads nowhere is answered as one whose visitor may not enter. */
const NO_PROJECT = '00000000-0000-0000-0000-000000000000';
/** Routes only the front may use: they are rendered in place of another address. */
const INTERNAL = /^\/(entry|closed|sites|feature)(\/|$)/;

/**
 * Enters by the code, or the guests' pass, of a link to any page of a project, and leads to that page without it. It comes
 * before the pages themselves, which refuse strangers.
 */
export async function enterByLink(exchange: Exchange): Promise<boolean> {
  const { url, request } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const project = WITHIN.exec(url.pathname)?.[1];
  if (!project || wantsJson(readHeaders(request.headers))) return false;
  const code = url.searchParams.get('c');
  if (code !== null) return openCode(exchange, project, code);
  const pass = url.searchParams.get('g');
  return pass === null ? false : openAsGuest(exchange, project, pass);
}

/**
 * Authorizes a page before Next renders it: personal links become grants and a clean address, strangers get
 * the entry page (the same for every id), the holder of a closed project's grant gets the reason.
 */
export async function gatePages(exchange: Exchange): Promise<boolean> {
  const { url, request } = exchange;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (INTERNAL.test(url.pathname)) {
    await exchange.page('/not-here', { status: 404 });
    return true;
  }
  const token = INVITATION.exec(url.pathname)?.[1];
  if (token) return openLink(exchange, token);
  if (url.pathname === '/users/team') return openTeamLink(exchange);
  const eventId = EVENT.exec(url.pathname)?.[1];
  const address = readAddress(url.pathname);
  if ((!eventId && !address) || wantsJson(readHeaders(request.headers))) return false;
  return eventId ? showProject(exchange, eventId) : openAddress(exchange, String(address));
}

async function openLink(exchange: Exchange, token: string): Promise<boolean> {
  try {
    if (isPreview(exchange)) return showCard(exchange, await lookAtInvitation(contextFor(exchange), token));
    const entered = await openInvitation(contextFor(exchange), token);
    redirect(exchange, entered.path, entered.cookie);
  } catch (error) {
    await refuse(exchange, error, 404);
  }
  return true;
}

/** A team's link: its token moves from the address into a cookie for an hour. */
function openTeamLink(exchange: Exchange): boolean {
  const token = exchange.url.searchParams.get('token');
  if (token !== null) {
    redirect(exchange, '/users/team', keepTeamLink(token));
    return true;
  }
  exchange.response.setHeader('Cache-Control', 'private, no-store');
  exchange.response.setHeader('Referrer-Policy', 'no-referrer');
  return false;
}

async function openCode(exchange: Exchange, eventId: string, code: string): Promise<boolean> {
  try {
    const context = contextFor(exchange);
    if (isPreview(exchange))
      return preview(exchange, (await findByCode(context, { event: eventId, code })).event);
    lead(exchange, await enterProject(context, { event: eventId, code }));
  } catch (error) {
    const { path } = keepWayBack(error, exchange.url.href) as { path?: string };
    if (path) redirect(exchange, path);
    else await refuse(exchange, error, 401);
  }
  return true;
}

/** Enters by a project's link for guests. */
async function openAsGuest(exchange: Exchange, eventId: string, pass: string): Promise<boolean> {
  try {
    const context = contextFor(exchange);
    if (isPreview(exchange)) return preview(exchange, await findByPass(context, eventId, pass));
    lead(exchange, await enterByPass(context, eventId, pass));
  } catch (error) {
    await refuse(exchange, error, 401);
  }
  return true;
}

/** What programs see of a link that enters: the names, as of a personal link; a public project's page has a card of its own. */
function preview(exchange: Exchange, event: EventRow): true {
  if (!event.available_public || isAhead(exchange))
    return showCard(exchange, { project: event.name, studio: event.brand_name });
  lead(exchange, { event });
  return true;
}

/** Leads to the requested page of the project without the code or pass: a person who has just entered with their grant. */
function lead(
  exchange: Exchange,
  { event, cookie }: Pick<EnteredProject, 'event'> & { cookie?: string },
): void {
  const page = new URL(exchange.url);
  // Any readable address that led here, also a former one.
  if (readAddress(page.pathname)) page.pathname = `/events/${event.id}`;
  redirect(exchange, wayBack(page.href, event.id), cookie);
}

/**
 * A readable share address: leads everybody who may open the project to the address of its id, and enters by a code as
 * that does. Everybody else gets the entry page, the same for every name, so that no name can be tried out.
 */
async function openAddress(exchange: Exchange, address: string): Promise<boolean> {
  const { url } = exchange;
  const named = await findEventByAddress(address);
  const event = named && hasHost(exchange, named) ? named : null;
  const code = url.searchParams.get('c');
  if (code !== null) return openCode(exchange, event?.id ?? NO_PROJECT, code);
  const pass = url.searchParams.get('g');
  if (pass !== null) return openAsGuest(exchange, event?.id ?? NO_PROJECT, pass);
  exchange.response.setHeader('Cache-Control', 'private, no-store');
  const found = await findBehind(contextFor(exchange), { event: event?.id ?? NO_PROJECT });
  const open = event?.available_public && openNow(event).allowed;
  const held = event && grantIdFor(exchange.cookies, event.id);
  if (event && (found?.viewer.role !== 'anonymous' || open || held))
    redirect(exchange, `/events/${event.id}${url.search}`);
  else await exchange.page('/entry', { status: 401, form: await addingForm(exchange) });
  return true;
}

/** Whether a project is served on the requested host: on the platform's any, on a site's those of its studio. */
const hasHost = ({ site }: Exchange, event: { account_id: string }): boolean =>
  !site || site.account === event.account_id;

async function showProject(exchange: Exchange, eventId: string): Promise<boolean> {
  const context = contextFor(exchange);
  const found = await findBehind(context, { event: eventId });
  exchange.response.setHeader('Cache-Control', 'private, no-store');
  const event = found?.event;
  if (found && event && found.viewer.role !== 'anonymous') {
    const { viewer } = found;
    if (viewer.grant && grantIdFor(exchange.cookies, event.id) !== viewer.grant.id)
      carry(exchange, event.id, viewer.grant.id);
    const status = viewer.grant && !openNow(event).allowed ? 403 : undefined;
    const counts = countable(exchange, viewer.grant !== null, status === undefined);
    const frames = framesOf(exchange, event.embed_sites);
    const read = status === undefined ? await readAhead(exchange, context, found) : null;
    await handOver(exchange.request, { ...found, gallery: read?.gallery }, () =>
      exchange.page(undefined, { status, frames, source: read?.source }),
    );
    if (viewer.grant && counts) count(viewer.grant.id);
    return true;
  }
  if (event?.available_public && openNow(event).allowed) {
    const entered = await enterProject(context, { event: event.id, guest: true });
    exchange.response.appendHeader('Set-Cookie', entered.cookie);
    const pair = entered.cookie.split(';')[0];
    exchange.request.headers.cookie = `${exchange.request.headers.cookie ?? ''}; ${pair}`;
    const counts = countable(exchange, true, true);
    await exchange.page(undefined, { frames: framesOf(exchange, event.embed_sites) });
    if (counts) count(entered.grant);
    return true;
  }
  const held = grantIdFor(exchange.cookies, eventId);
  // Only browsers that were in the project have a signed grant: to everyone else all projects look the same.
  const revoked = event && held && isId(held) && (await wasRevoked(held, event.id));
  const form = revoked
    ? await closedPage(event, 'LINK_NOT_VALID', exchange.locale, null)
    : await addingForm(exchange);
  await exchange.page(revoked ? '/closed' : '/entry', { status: 401, form });
  return true;
}

/** Whether this page counts as a view; called before it is rendered, since Next changes the request. */
function countable({ request }: Exchange, byGrant: boolean, open: boolean): boolean {
  const headers = readHeaders(request.headers);
  const ahead =
    headers.has('next-router-prefetch') ||
    /prefetch/.test(`${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`);
  return mayCount({ byGrant, open, method: request.method ?? 'GET', program: isProgram(headers), ahead });
}

/** Counts a view after its page is sent; a failed count must not disturb the page. */
function count(grant: string): void {
  countView(grant).catch((error: unknown) =>
    console.error(`A view of grant ${grant} was not counted: ${String(error)}`),
  );
}

/** Gives the browser the cookie of a grant it holds by signing in; pictures are checked by that cookie. */
function carry({ request, response }: Exchange, eventId: string, grantId: string): void {
  const cookie = grantCookie(eventId, grantId);
  response.appendHeader('Set-Cookie', cookie);
  request.headers.cookie = `${request.headers.cookie ?? ''}; ${cookie.split(';')[0]}`;
}

/** The entry page with the error, or the closed project's page. Codes and tokens stay out of referrers. */
export async function refuse(exchange: Exchange, error: unknown, status: number): Promise<void> {
  if (!isKeepersError(error)) throw error;
  exchange.response.setHeader('Cache-Control', 'no-store');
  exchange.response.setHeader('Referrer-Policy', 'no-referrer');
  const { event, by = 'code' } = error as { event?: BrandFacts; by?: ProvedBy };
  const code = error.code === 'NOT_FOUND' ? 'LINK_NOT_VALID' : error.code;
  if (event && (code === 'PROJECT_EXPIRED' || code === 'PROJECT_NOT_OPEN' || code === 'LINK_NOT_VALID')) {
    const form = await closedPage(event, code, exchange.locale, by);
    await exchange.page('/closed', { status: statusOf(error.code), form });
    return;
  }
  const values = (await addingForm(exchange))?.values ?? {};
  const form = { codes: [code], params: error.params, errors: {}, values };
  await exchange.page('/entry', { status: error.code === 'NOT_FOUND' ? status : statusOf(error.code), form });
}
