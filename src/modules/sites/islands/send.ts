import { solveCaptcha } from './send/solve';

/**
 * Sends forms of sites' pages without leaving the page: shows errors beside their fields, thanks in place
 * (`data-send="thanks"`), or opens the returned address (`open`).
 */
interface Refusal {
  errors?: Record<string, string[]>;
  code?: string;
  path?: string;
}

const json = async (address: string): Promise<Record<string, string>> => {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  return answer.ok ? ((await answer.json()) as Record<string, string>) : {};
};

function wire(form: HTMLFormElement): void {
  const { send = '', ticket, thanks, sending, failed = '', proving } = form.dataset;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const label = button?.textContent ?? '';
  let begun: Promise<{ token?: string; ticket?: string }> | null = null;
  let busy = false;

  /** Fetches what a cached page cannot contain (CSRF token, ticket) once a field is focused. */
  const begin = () => {
    begun ??= Promise.all([json('/csrf'), ticket ? json(ticket) : {}]).then(
      ([one, other]) => ({ ...one, ...other }),
      () => {
        begun = null;
        return {};
      },
    );
    return begun;
  };
  // The server's messages are in the page's language and stay beside their fields; the browser's bubbles do not.
  form.noValidate = true;
  form.addEventListener('focusin', () => void begin(), { once: true });

  const say = (errors: Record<string, string[]>) => {
    let first: HTMLElement | null = null;
    const left = { ...errors };
    for (const place of form.querySelectorAll<HTMLElement>('[data-wrong]')) {
      const name = place.dataset.wrong ?? '';
      const field = form.elements.namedItem(name);
      const text = left[name]?.[0] ?? '';
      if (field instanceof HTMLElement) {
        place.textContent = text;
        if (text) field.setAttribute('aria-invalid', 'true');
        else field.removeAttribute('aria-invalid');
        if (text) first ??= field;
        delete left[name];
      }
    }
    const base = form.querySelector<HTMLElement>('[data-wrong=base]');
    if (base) base.textContent = Object.values(left)[0]?.[0] ?? '';
    first?.focus();
  };

  const wait = (text: string | null) => {
    busy = text !== null;
    if (busy) form.setAttribute('aria-busy', 'true');
    else form.removeAttribute('aria-busy');
    if (button) button.textContent = text ?? label;
  };

  const post = async (more: Record<string, string>) => {
    const { token = '', ticket: began = '' } = await begin();
    const typed = Object.fromEntries(
      [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
    );
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-CSRF-Token': token,
        'X-Reader': 'screen',
      },
      body: JSON.stringify({ ...typed, ...(began ? { ticket: began } : {}), ...more }),
    });
    return { ok: answer.ok, said: (await answer.json().catch(() => ({}))) as Refusal };
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    wait(sending ?? label);
    void (async () => {
      try {
        let { ok, said } = await post({});
        if (!ok && (said.code === 'PROOF_NEEDED' || said.code === 'TOO_MANY_TRIES')) {
          wait(proving ?? label);
          ({ ok, said } = await post({ recaptcha_token: await solveCaptcha() }));
        }
        if (!ok && !said.path) {
          say(said.errors ?? { base: [failed] });
          return;
        }
        say({});
        if (send === 'thanks') {
          const place = document.getElementById(thanks ?? '');
          place?.classList.add('shown');
          form.hidden = true;
          place?.focus();
        } else if (said.path) location.assign(said.path);
      } catch {
        say({ base: [failed] });
      } finally {
        wait(null);
      }
    })();
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-send]')) wire(form);
