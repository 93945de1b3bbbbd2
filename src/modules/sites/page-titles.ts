import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { findLiveSite } from './queries/sites';
import { pathOfPage } from './rules/document';
import { sayWords } from './rules/resolve-settings';

/** Returns the titles of the pages of an account's published site by their path; without pages that have none. */
export async function pageTitles(account: string, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const site = await findLiveSite(pool(), account);
  const titles = (site?.live?.pages ?? []).map(
    (page) => [pathOfPage(page), sayWords(page.title, locale).trim()] as const,
  );
  return new Map(titles.filter(([, title]) => title !== ''));
}
