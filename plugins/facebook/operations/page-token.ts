import { administered, type Connected } from './pages';

/** Minutes for which a page's token stays in the memory of a worker: one question for many photographs. */
const MINUTES = 5;
const known = new Map<string, { token: string; until: number }>();

/** Returns the token that acts for a page; undefined where the person does not administer it. Throws GraphFault. */
export async function pageToken(
  connection: Connected,
  page: string,
  now = Date.now(),
): Promise<string | undefined> {
  const key = `${page} ${connection.id}`;
  const found = known.get(key);
  if (found && found.until > now) return found.token;
  const token = (await administered(connection)).find(({ id }) => id === page)?.access_token;
  known.delete(key);
  if (token) known.set(key, { token, until: now + MINUTES * 60_000 });
  return token;
}

/** Forgets a page's tokens, after Facebook refused one. */
export function forgetToken(page: string): void {
  for (const key of known.keys()) if (key.startsWith(`${page} `)) known.delete(key);
}
