import type { ErrorBody } from '@/core/wire';

/** A refused call: the server's code and its messages, already in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly errors: Record<string, string[]>,
    fallback: string,
    /** What stands in the fields somebody else changed meanwhile; the caller shows it instead of loading again. */
    readonly standing: Record<string, unknown> | null = null,
  ) {
    super(Object.values(errors).flat().join('\n') || fallback);
  }
}

/** What an answer may make the page do. */
export interface ApiEffects {
  notify: (text: string, tone: 'notice' | 'alert') => void;
  go: (path: string) => void;
  /** Nobody is known and there is nowhere to go (a 401 without a path); without this: home. */
  unknown?: (path: string, call: ApiCall) => void;
  /** Loads the address again, showing the message there. */
  reload: (message: string | null) => void;
  /** Said when the server gave no words: no network, or an answer without a message. */
  failed: string;
}

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The caller has its own words for a good answer: its flash is not shown. */
  quiet?: boolean;
  signal?: AbortSignal;
}

function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}

/** The flash an answer carries, percent-decoded; null without one or when it cannot be read. */
export function flashOf(headers: Headers): { text: string; tone: 'notice' | 'alert' } | null {
  const raw = headers.get('X-Message');
  if (!raw) return null;
  try {
    return {
      text: decodeURIComponent(raw),
      tone: headers.get('X-Message-Type') === 'notice' ? 'notice' : 'alert',
    };
  } catch {
    return null;
  }
}

async function bodyOf(response: Response): Promise<Partial<ErrorBody> & { path?: string }> {
  try {
    return (await response.json()) as Partial<ErrorBody> & { path?: string };
  } catch {
    return {};
  }
}

/**
 * Calls the wire and handles what every answer may ask: flash shown, 401 goes where it says (else home), 409 (unless it
 * says what stands there now) and a stale CSRF token load the page again. Gives the JSON body. Throws an `ApiError` for every refusal, those included.
 */
export async function callApi<T>(path: string, call: ApiCall, effects: ApiEffects): Promise<T> {
  const method = call.method ?? 'GET';
  // The page's own language, so that refusals come in it.
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    // Refusals as sentences for people, not in the words programs get.
    'X-Reader': 'screen',
  };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrfToken();
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: call.body === undefined ? null : JSON.stringify(call.body),
      signal: call.signal ?? null,
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'NETWORK', {}, effects.failed);
  }
  const flash = flashOf(response.headers);
  if (response.ok) {
    if (flash && !call.quiet) effects.notify(flash.text, flash.tone);
    return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
  }
  const body = await bodyOf(response);
  const error = new ApiError(
    response.status,
    body.code ?? '',
    body.errors ?? {},
    flash?.text ?? effects.failed,
    body.standing ?? null,
  );
  if (response.status === 401) {
    if (body.path || !effects.unknown || method === 'GET') effects.go(body.path ?? '/');
    else effects.unknown(path, call);
  }
  if (response.status === 409 && !error.standing) effects.reload(error.message);
  else if (error.code === 'INVALID_CSRF_TOKEN') effects.reload(null);
  throw error;
}

/** Whether an error's handling already takes the page elsewhere, so that it need not be shown. */
export function isLeaving(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 401 || (error.status === 409 && !error.standing) || error.code === 'INVALID_CSRF_TOKEN')
  );
}
