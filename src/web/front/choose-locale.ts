import { pool } from '@/core/db/pool';
import { isLocale, type Locale, pickLocale } from '@/core/i18n/locale';
import { grantIdFor } from '@/modules/access/grants/grant-cookie';
import { readSession } from '@/modules/access/grants/session';
import { isId } from '@/modules/access/grants/viewer';
import { findProjectLocales } from './queries';

export const LOCALE_COOKIE = 'locale';

/**
 * The language of a request, by the first that names one: address, cookie, signed-in person, invited client, project,
 * `site` (that of the requested host), browser. Queries the database only where the first two say nothing and the path or
 * a cookie can.
 */
export async function chooseLocale(
  url: URL,
  cookies: Map<string, string>,
  acceptLanguage: string | undefined,
  site?: { account: string; locale: Locale } | undefined,
): Promise<Locale> {
  const query = url.searchParams.get('locale');
  const cookie = cookies.get(LOCALE_COOKIE);
  if (isLocale(query)) return query;
  if (isLocale(cookie)) return cookie;
  const person = (await readSession(cookies))?.user.locale;
  if (isLocale(person)) return person;
  const eventId = /^\/events\/([0-9a-f-]{36})/.exec(url.pathname)?.[1];
  const found = isId(eventId)
    ? await projectLocale(eventId, grantIdFor(cookies, eventId), site?.account)
    : {};
  return pickLocale({ ...found, project: found.project ?? site?.locale, acceptLanguage });
}

/** Only the holder of a grant gets a project's language, and on a studio's host that of its own: to others every id looks the same. */
async function projectLocale(
  eventId: string,
  grantId: string | null,
  account: string | undefined,
): Promise<{ client?: string; project?: string }> {
  const found = await findProjectLocales(pool(), {
    ...{ project: eventId, grant: grantId, account: account ?? null },
  });
  return { client: found?.client ?? undefined, project: found?.project };
}
