import { pool } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import type { DayCount } from '../queries/days';
import { listNames } from '../queries/funnel';
import { writeCsv } from '../rules/csv';
import { GALLERIES, SITE } from './count-visits';
import { kindsFor, type Reader } from './kinds';

/** Returns counts as a table for spreadsheets: a line for each day, project and number that the role may see. */
export async function writeDays(
  counts: readonly DayCount[],
  { account, role, locale }: Reader & { account: string },
): Promise<string> {
  const t = translator(locale);
  const kinds = kindsFor({ role, locale });
  const names = await listNames(pool(), { account, ids: [...new Set(counts.map(({ place }) => place))] });
  const placeOf = (place: string) =>
    place === GALLERIES
      ? t('statistics.csv.galleries')
      : place === SITE
        ? t('statistics.csv.site')
        : (names.get(place) ?? t('statistics.deleted'));
  const lines = counts.flatMap(({ place, day, kind, name, count }) => {
    const shown = kinds[kind];
    if (!shown) return [];
    const label = place === SITE && kind === 'visitors' ? t('statistics.kind.siteVisitors') : shown.label;
    const part = shown.parts?.[name] ?? name;
    return [[day, placeOf(place), label, part, shown.unit === 'money' ? count / 100 : count]];
  });
  const heads = ['day', 'place', 'number', 'part', 'count'] as const;
  return writeCsv([heads.map((head) => t(`statistics.csv.${head}`)), ...lines]);
}
