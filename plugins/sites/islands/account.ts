/** Signing in and up in a dialog over the platform's own pages. Without it the links lead to the pages themselves. */
const STEPS = /^\/users\/(sign_in|sign_up|passwords\/new)(\?|$)/;

export {};

const words = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const dialog = document.createElement('dialog');
dialog.className = 'account-dialog';
dialog.innerHTML =
  '<button type="button" class="account-close" aria-label="×">×</button><div class="account-step"></div>';
const close = dialog.querySelector('button') as HTMLButtonElement;
const place = dialog.querySelector('div') as HTMLDivElement;
close.ariaLabel = document.documentElement.lang === 'he' ? 'סגירה' : 'Close';
close.onclick = () => dialog.close();
dialog.onclick = (event) => event.target === dialog && dialog.close();

function show(html: string): void {
  place.replaceChildren(...words(html).childNodes);
  const zone = place.querySelector<HTMLInputElement>('input[name=time_zone]');
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!dialog.open) {
    document.body.append(dialog);
    dialog.showModal();
  }
  place.querySelector<HTMLElement>('[aria-invalid=true], input:not([type=hidden])')?.focus();
}

/** Gets a step alone; whatever is not a step is left to the browser. */
async function open(href: string): Promise<void> {
  const answer = await fetch(href, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  if (!answer.ok) throw new Error(String(answer.status));
  show(await answer.text());
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (
    !link ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button !== 0
  )
    return;
  const href = link.getAttribute('href') ?? '';
  if (!STEPS.test(href)) return;
  event.preventDefault();
  open(href).catch(() => location.assign(href));
});

dialog.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  if (!STEPS.test(new URL(form.action).pathname)) return;
  event.preventDefault();
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button?.disabled) return;
  if (button) button.disabled = true;
  const back = () => {
    if (button) button.disabled = false;
  };
  try {
    const { token } = (await (await fetch('/csrf')).json()) as { token: string };
    const fields = new URLSearchParams(new FormData(form) as never);
    fields.set('authenticity_token', token);
    const answer = await fetch(form.action, {
      method: 'POST',
      body: fields,
      headers: { 'X-Requested-With': 'XMLHttpRequest', Accept: 'text/html, application/json' },
    });
    const text = await answer.text();
    if (answer.headers.get('content-type')?.includes('json')) {
      const { path } = JSON.parse(text) as { path?: string };
      if (path) location.assign(path);
      else form.submit();
    } else if (answer.redirected) location.assign(answer.url);
    else show(text);
  } catch {
    form.submit();
  } finally {
    back();
  }
});
