import styles from './account/account.css?text';
import { solveCaptcha } from './send/solve';
import { makeButton } from './shared/make-button';

/**
 * Signing in and up in a dialog over the platform's own pages. Links and forms are those of the whole pages: without
 * this script, or without a response, the browser follows them.
 */

/** The account steps that open over the page, by path. */
const STEPS = /^\/users\/(sign_in|sign_up|passwords\/new|confirmation\/new|unlock\/new)$/;
/** Key of the history entries of the open dialog: Back goes to the previous step, then closes it. */
const OWN = 'keepersAccount';
const ASKED = {
  'X-Requested-With': 'XMLHttpRequest',
  'X-Reader': 'screen',
  Accept: 'text/html, application/json;q=0.5',
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const dialog = document.createElement('dialog');
dialog.className = 'account-dialog';
const step = document.createElement('div');
step.className = 'account-step';
const closeLabel = document.documentElement.lang === 'he' ? 'סגירה' : 'Close';
dialog.append(
  makeButton('account-close', closeLabel, () => dialog.close()),
  step,
);

/** The steps since the dialog opened; none: it is closed. */
const shownSteps = (): string[] => (history.state as Record<string, string[]> | null)?.[OWN] ?? [];

/** Number of the latest request: responses to older ones are ignored. */
let waiting = 0;

function wait(): number {
  dialog.ariaBusy = 'true';
  return ++waiting;
}

function show(html: string, typed = new Map<string, string>()): void {
  step.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  dialog.ariaBusy = null;
  const heading = step.querySelector<HTMLElement>('h1, h2');
  dialog.ariaLabel = heading?.textContent ?? null;
  for (const field of step.querySelectorAll<HTMLInputElement>('input')) {
    if (field.name === 'time_zone') field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (field.type === 'password' && !field.ariaInvalid) field.value = typed.get(field.name) ?? '';
  }
  step.scrollTop = 0;
  const wrong = step.querySelector<HTMLElement>('[aria-invalid=true]');
  // Focus would open the on-screen keyboard, which covers half of a phone.
  const first = matchMedia('(pointer: fine)').matches
    ? step.querySelector<HTMLElement>('input:not([type=hidden], [type=checkbox])')
    : null;
  if (heading) heading.tabIndex = -1;
  (wrong ?? first ?? heading)?.focus();
}

async function load(path: string): Promise<void> {
  const mine = wait();
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) {
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
    dialog.showModal();
  }
  try {
    const answer = await fetch(path, { headers: ASKED });
    if (!answer.ok) throw new Error(String(answer.status));
    const html = await answer.text();
    if (mine === waiting && dialog.open) show(html);
  } catch {
    if (mine === waiting && dialog.open) location.assign(path);
  }
}

function open(path: string): void {
  history.pushState({ ...history.state, [OWN]: [...shownSteps(), path] }, '');
  void load(path);
}

dialog.addEventListener('close', () => {
  waiting++;
  step.replaceChildren();
  const { length } = shownSteps();
  if (length > 0) history.go(-length);
});
dialog.addEventListener('click', ({ target }) => {
  // A click on the dialog itself, outside its content, is on the backdrop.
  if (target === dialog) dialog.close();
});
addEventListener('popstate', () => {
  const path = shownSteps().at(-1);
  if (path) void load(path);
  else dialog.close();
});
addEventListener('pageshow', ({ persisted }) => {
  // The page was restored from the back/forward cache; the visitor may have signed in meanwhile.
  if (persisted) dialog.close();
});
if (shownSteps().length > 0) history.replaceState({ ...history.state, [OWN]: undefined }, '');

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== location.origin || !STEPS.test(link.pathname)) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
    return;
  event.preventDefault();
  open(link.pathname + link.search);
});

async function send(form: HTMLFormElement, fields: FormData): Promise<void> {
  const mine = wait();
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: ASKED,
    body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
  });
  if (answer.status === 429 && !fields.has('recaptcha_token')) {
    const status = form.querySelector<HTMLElement>('[data-proving]');
    if (status) status.textContent = status.dataset.proving ?? '';
    // The error line may push the button below it out of a low window.
    form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
    fields.set('recaptcha_token', await solveCaptcha());
    return send(form, fields);
  }
  const text = await answer.text();
  if (mine !== waiting) return;
  if (answer.headers.get('content-type')?.includes('text/html'))
    return show(text, new Map([...fields].map(([name, value]) => [name, String(value)])));
  const { path } = JSON.parse(text) as { path?: string };
  if (!path) throw new Error(String(answer.status));
  if (STEPS.test(path.split('?', 1)[0] ?? '')) open(path);
  else location.assign(path);
}

dialog.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!STEPS.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  // A request is in progress.
  if (dialog.ariaBusy === 'true') return;
  send(form, new FormData(form)).catch(() => form.submit());
});
