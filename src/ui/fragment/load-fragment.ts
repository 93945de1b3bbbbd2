import { flashOf } from '../api/call-api';

/** The outcome of loading a fragment, or of sending one of its forms. */
export type FragmentAnswer =
  | { kind: 'html'; title: string; html: string }
  | { kind: 'go'; path: string }
  /** Success without a next address: the message to show. */
  | { kind: 'done'; message: string | null }
  | { kind: 'failed'; message: string | null };

/** Reads a fragment's own heading and the content below it. */
export function readFragment(text: string): { title: string; html: string } {
  const page = new DOMParser().parseFromString(text, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  // Of a whole page only its main part is shown.
  const content = page.querySelector('main') ?? page.body;
  const heading = content.querySelector('h1, h2');
  const title = heading?.textContent?.trim() ?? '';
  heading?.remove();
  return { title, html: content.innerHTML };
}

/** Loads a fragment, or sends a form of one to `path`. 422 is the form again, with its mistakes. */
export async function loadFragment(
  path: string,
  form?: FormData,
  signal?: AbortSignal,
): Promise<FragmentAnswer> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: form ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-Reader': 'screen',
        Accept: 'text/html, application/json;q=0.5',
        'Accept-Language': document.documentElement.lang,
      },
      body: form ? new URLSearchParams([...form].map(([name, value]) => [name, String(value)])) : null,
      signal: signal ?? null,
    });
  } catch {
    return { kind: 'failed', message: null };
  }
  const text = await answer.text();
  const isHtml = (answer.headers.get('content-type') ?? '').includes('text/html');
  if (isHtml && (answer.ok || answer.status === 422)) return { kind: 'html', ...readFragment(text) };
  const said = flashOf(answer.headers)?.text ?? null;
  try {
    const { path: to } = JSON.parse(text) as { path?: string };
    if (to && (answer.ok || answer.status === 401)) return { kind: 'go', path: to };
    if (form && answer.ok) return { kind: 'done', message: said };
  } catch {
    // Not data either: it failed.
  }
  return { kind: 'failed', message: said };
}
