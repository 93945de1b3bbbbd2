import { type ApiCall, ApiError } from '../api/call-api';
import type { Api } from '../api/use-api';
import { openFragment } from '../fragment/use-fragment';
import { notify } from '../primitives/notices';

const KEY = 'keepers.wish';

interface Wish {
  event: string;
  path: string;
  call: Pick<ApiCall, 'method' | 'body'>;
}

/** For a write answered with 401: stores the request and opens the sign-up in the shared modal. */
export function askThenRepeat(event: string, path: string, { method, body }: ApiCall): void {
  try {
    const wish: Wish = {
      event,
      path,
      call: { ...(method && { method }), ...(body !== undefined && { body }) },
    };
    sessionStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Without storage the person repeats it.
  }
  openFragment(`/users/sign_up?i=${event}`);
}

/** Repeats the stored request after the sign-up, once; a refusal is shown. */
export async function repeatWish(event: string, api: Api): Promise<void> {
  let wish: Wish | null = null;
  try {
    wish = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Wish | null;
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (wish?.event !== event) return;
  await api(wish.path, wish.call).catch((error: unknown) => {
    if (error instanceof ApiError) notify({ text: error.message, tone: 'alert' });
  });
}
