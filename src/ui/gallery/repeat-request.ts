import { type ApiCall, ApiError } from '../api/call-api';
import type { Api } from '../api/use-api';
import { openFragment } from '../fragment/use-fragment';
import { notify } from '../primitives/notices';

const KEY = 'keepers.wish';

interface StoredRequest {
  event: string;
  path: string;
  call: Pick<ApiCall, 'method' | 'body'>;
}

/** Whether this page has asked its visitor to sign up: it then stays where it is, whatever else is refused. */
let asked = false;

/**
 * For a call answered with 401: a write asks to sign up, see `askThenRepeat`; a read goes home, unless the visitor is being
 * asked, since what they type would be lost.
 */
export function onUnknown(event: string, path: string, call: ApiCall): void {
  if ((call.method ?? 'GET') !== 'GET') askThenRepeat(event, path, call);
  else if (!asked && !document.querySelector('dialog[open]')) location.assign('/');
}

/** For a write answered with 401: stores the request and opens the sign-up in the shared modal. */
function askThenRepeat(event: string, path: string, { method, body }: ApiCall): void {
  try {
    const stored: StoredRequest = {
      event,
      path,
      call: { ...(method && { method }), ...(body !== undefined && { body }) },
    };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Without storage the person repeats it.
  }
  asked = true;
  openFragment(`/users/sign_up?i=${event}`);
}

/** Repeats the stored request after the sign-up, once; a refusal is shown. */
export async function repeatRequest(event: string, api: Api): Promise<void> {
  let stored: StoredRequest | null = null;
  try {
    stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredRequest | null;
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (stored?.event !== event) return;
  await api(stored.path, stored.call).catch((error: unknown) => {
    if (error instanceof ApiError) notify({ text: error.message, tone: 'alert' });
  });
}
