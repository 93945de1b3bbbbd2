import type { IncomingMessage, ServerResponse } from 'node:http';
import type Stripe from 'stripe';
import type { Control } from './control';
import { paySession, type Tried } from './pay';
import type { House } from './server';
import type { Shelf } from './state';
import { readBody, StripeRefusal } from './wire';

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

/** The page of a session, which works without script. */
function payPage(shelf: Shelf, session: Stripe.Checkout.Session, error: string | null): string {
  const lines = (shelf.lines.get(session.id) ?? []).map(
    ({ description, quantity, amount_total }) =>
      `<li>${escaped(description ?? '')} × ${quantity}: ${amount_total / 100}</li>`,
  );
  const total = `${((session.amount_total ?? 0) / 100).toFixed(2)} ${session.currency?.toUpperCase()}`;
  const back = session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back</a></p>` : '';
  return page(
    'Pay',
    `<ul>${lines.join('')}</ul><p>Total <strong>${total}</strong></p>${error ? `<p role="alert">${escaped(error)}</p>` : ''}
<form method="post"><label>Card number <input name="number" inputmode="numeric" required></label>
<button name="go" value="pay">Pay ${total}</button></form>${back}`,
  );
}

/** The page on which a card's owner confirms. */
const confirmPage = (number: string) =>
  page(
    '3D Secure',
    `<form method="post"><input type="hidden" name="number" value="${escaped(number)}">
<button name="owner" value="confirmed">Complete</button> <button name="owner" value="refused">Fail</button></form>`,
  );

/** Finds a session on any account. */
function findSession(
  { world }: House,
  id: string,
): { shelf: Shelf; session: Stripe.Checkout.Session } | null {
  for (const shelf of world.shelves.values()) {
    const session = shelf.things.get(id);
    if (session?.object === 'checkout.session') return { shelf, session };
  }
  return null;
}

function tryToPay(
  house: House,
  shelf: Shelf,
  session: Stripe.Checkout.Session,
  form: URLSearchParams,
): Tried {
  const number = (form.get('number') ?? '').replaceAll(/\D/g, '');
  const owner = form.get('owner');
  const said = owner === 'confirmed' || owner === 'refused' ? owner : undefined;
  try {
    return paySession(house.world, shelf, session, { number, ...(said && { owner: said }) });
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { state: 'declined', code: error.body.code ?? 'invalid', message: error.message };
  }
}

/** Answers the pages where people pay and where studios finish their account. */
export async function answerPage(
  house: House,
  control: Control,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const html = (status: number, text: string) => {
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
  };
  const form = new URLSearchParams(request.method === 'POST' ? await readBody(request) : '');
  const account = /^\/onboard\/(\w+)$/.exec(url.pathname)?.[1];
  if (account) {
    if (request.method !== 'POST')
      return html(200, page('Finish your account', '<form method="post"><button>Finish</button></form>'));
    control.finishOnboarding(account);
    response.writeHead(303, { Location: url.searchParams.get('back') ?? '/' }).end();
    return;
  }
  const found = findSession(house, /^\/pay\/(\w+)$/.exec(url.pathname)?.[1] ?? '');
  if (!found) return html(404, page('Not found', ''));
  const { shelf, session } = found;
  if (session.status !== 'open')
    return html(200, page(session.status === 'complete' ? 'Already paid' : 'This page has expired', ''));
  if (request.method !== 'POST') return html(200, payPage(shelf, session, null));
  const tried = tryToPay(house, shelf, session, form);
  if (tried.state === 'declined') return html(200, payPage(shelf, session, tried.message));
  if (tried.state === 'requires_action') return html(200, confirmPage(form.get('number') ?? ''));
  const success = (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  response.writeHead(303, { Location: success }).end();
}
