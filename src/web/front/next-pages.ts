import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { databaseLost } from '@/core/db/listen';
import { csrfToken } from '@/core/http/csrf';
import { contentPolicy, pageTakes } from '@/core/http/guard-request';
import { sendRefusal, sendUnavailablePage, wantsPage } from './answer-error';
import { answerKept, type PageSource, placeholderFor } from './kept-pages';
import { packAnswer } from './pack-pages';

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Facts the front passes to a page beyond the request itself. */
export interface PageFacts {
  locale: string;
  sessionId: string;
  address: string;
  /** Rendered instead of the requested address (which stays in the browser). */
  path?: string;
  /** Sent instead of Next's 200. */
  status?: number;
  /** A form's mistakes and typed values. */
  form?: unknown;
  dev: boolean;
  /** Who may show this page in a frame: origins and `'self'`. */
  frames?: string[] | undefined;
  /** Where, besides its own host, the answer to a form may lead: see `contentPolicy`. */
  forms?: string[] | undefined;
  /** What the page is rendered from, if others who ask for the same may get the same HTML with their own values. */
  source?: PageSource | undefined;
}

/**
 * Passes a request to Next, or refuses a method no page has: sets the headers that pages read, the content policy, and
 * a status of our own.
 */
export async function renderPage(
  next: NextHandler,
  request: IncomingMessage,
  response: ServerResponse,
  facts: PageFacts,
): Promise<void> {
  if (!facts.path && !pageTakes(request)) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendRefusal('METHOD_NOT_ALLOWED', request, response);
  }
  const nonce = randomBytes(16).toString('base64');
  const admin = /^\/admin(\/|$|\?)/.test(request.url ?? '');
  const policyOf = (of: string) =>
    contentPolicy(of, { dev: facts.dev, admin, frames: facts.frames, forms: facts.forms });
  // A kept page is rendered with a placeholder, and each answer gets a nonce of its own.
  const placeholder = placeholderFor('n', nonce);
  const rendered = facts.source ? placeholder.mark : nonce;
  allowFrames(response, facts.frames ?? []);
  request.headers['x-locale'] = facts.locale;
  request.headers['x-nonce'] = rendered;
  request.headers['content-security-policy'] = policyOf(rendered);
  const form = facts.source?.placeholders.find(({ name }) => name === 'c');
  request.headers['x-keepers-csrf'] = form?.mark ?? csrfToken(facts.sessionId);
  request.headers['x-keepers-address'] = facts.address;
  request.headers['x-keepers-path'] = encodeURI(request.url ?? '/').slice(0, 2000);
  if (facts.form) request.headers['x-keepers-form'] = encodeURIComponent(JSON.stringify(facts.form));
  if (facts.path) {
    request.url = facts.path;
    request.method = 'GET';
  }
  response.setHeader('Content-Security-Policy', policyOf(nonce));
  packAnswer(request, response);
  if (facts.status) forceStatus(response, facts.status);
  sendOutage(request, response);
  if (!facts.source) return next(request, response);
  const { key, placeholders } = facts.source;
  await answerKept({ key, placeholders: [...placeholders, placeholder] }, response, () =>
    next(request, response),
  );
}

/**
 * The older header only allows our own pages or none: where other sites may frame a page, the policy alone names them.
 */
function allowFrames(response: ServerResponse, frames: string[]): void {
  if (frames.length > 1) response.removeHeader('X-Frame-Options');
  else if (frames.length === 1) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
}

/** Next answers 200 for a page it could render; a page that says "not yet" or "mistake" has another status. */
function forceStatus(response: ServerResponse, status: number): void {
  const original = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((given: number, ...rest: unknown[]) =>
    original(given === 200 ? status : given, ...rest)) as typeof response.writeHead;
}

/**
 * A page whose data became unavailable while it was rendered: Next sends 500, which we replace while the database is
 * lost.
 */
function sendOutage(request: IncomingMessage, response: ServerResponse): void {
  const original = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((given: number, ...rest: unknown[]) => {
    if (given !== 500 || !databaseLost() || !wantsPage(request)) return original(given, ...rest);
    response.writeHead = original as typeof response.writeHead;
    sendUnavailablePage(request, response);
    const ignore = () => true;
    Object.assign(response, { write: ignore, end: () => response, writeHead: () => response });
    return response;
  }) as typeof response.writeHead;
}
