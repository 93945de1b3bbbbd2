import type { ErrorBody } from '@/core/errors/error-body';

/** A refused call: the server's code and its messages, already in the reader's language. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly errors: Record<string, string[]>,
    fallback: string,
    /**
     * The current values of fields that another person changed meanwhile; the caller shows them instead of reloading.
     */
    readonly standing: Record<string, unknown> | null = null,
  ) {
    super(Object.values(errors).flat().join('\n') || fallback);
  }
}

/** What an answer may do to the page. */
export interface ApiEffects {
  notify: (text: string, tone: 'notice' | 'alert') => void;
  go: (path: string) => void;
  /** A 401 without a path to go to, of a read after all writes under way were answered; without this handler: home. */
  unknown?: (path: string, call: ApiCall) => void;
  /** Reloads the address, showing the message there. */
  reload: (message: string | null) => void;
  /** Shown when the server gave no message: no network, or an answer without one. */
  failed: string;
}

export interface ApiCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a file is sent unchanged. */
  body?: unknown;
  /** The caller has its own message for success: the answer's flash is not shown. */
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

/** The writes of this page that are not answered yet. */
const writing = new Set<Promise<unknown>>();

/**
 * Calls the wire and handles what an answer may require: a flash is shown, a 401 goes to its path (else home), a 409
 * (unless it has the current values) and a stale CSRF token reload the page. Returns the JSON body. Throws an
 * `ApiError` for every refusal, those included.
 */
export async function callApi<T>(path: string, call: ApiCall, effects: ApiEffects): Promise<T> {
  const answer = send<T>(path, call, effects);
  if ((call.method ?? 'GET') === 'GET') return answer;
  writing.add(answer);
  return answer.finally(() => writing.delete(answer));
}

async function send<T>(path: string, call: ApiCall, effects: ApiEffects): Promise<T> {
  const method = call.method ?? 'GET';
  // The page's own language, for the messages of refusals.
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    // Asks for sentences for people, not the wire's.
    'X-Reader': 'screen',
  };
  if (method !== 'GET') headers['X-CSRF-Token'] = csrfToken();
  const file = call.body instanceof Blob ? call.body : null;
  if (file) headers['Content-Type'] = file.type || 'application/octet-stream';
  else if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: file ?? (call.body === undefined ? null : JSON.stringify(call.body)),
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
    const { unknown } = effects;
    if (body.path || !unknown) effects.go(body.path ?? '/');
    else if (method === 'GET') void Promise.allSettled(writing).then(() => unknown(path, call));
    else unknown(path, call);
  }
  if (response.status === 409 && !error.standing) effects.reload(error.message);
  else if (error.code === 'INVALID_CSRF_TOKEN') effects.reload(null);
  throw error;
}

/** Whether the handling of an error already leaves the page, so that it need not be shown. */
export function isLeaving(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 401 || (error.status === 409 && !error.standing) || error.code === 'INVALID_CSRF_TOKEN')
  );
}
