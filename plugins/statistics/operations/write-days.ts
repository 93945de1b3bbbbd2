import { pool } from '@plugins/kit/server/database';
import { csvTable, translator } from '@plugins/kit/server/texts';
import type { DayCount } from '../queries/days';
import { listNames } from '../queries/funnel';
import { listAdded } from '../queries/platform';
import { type Period, periodOf, type Span } from '../rules/periods';
import { GONE, tableOf } from '../rules/table';
import { GALLERIES, SITE } from './count-visits';
import { kindsFor, type Reader } from './kinds';

/** A line of a table: one number of one day and one place. Of money, `value` is in whole units of the currency. */
interface Line {
  day: string;
  place: string;
  figure: string;
  part: string;
  value: number;
  currency: string;
  /** Id of the project, different for two of one name; empty for other places. */
  project: string;
}

const COLUMNS = ['day', 'place', 'figure', 'part', 'value', 'currency', 'project'] as const;

/** Returns lines as a CSV file, with headings in the reader's language. */
function writeLines(lines: readonly Line[], locale: Reader['locale']): string {
  const t = translator(locale);
  return csvTable([
    COLUMNS.map((column) => t(`statistics.csv.${column}`)),
    ...lines.map((line) => COLUMNS.map((column) => line[column])),
  ]);
}

/**
 * Returns an account's counts as a CSV file: a line for each day, project (or the website) and number that the role may
 * see. It has no sums: what is counted for all galleries together is left out.
 */
export async function writeDays(
  counts: readonly DayCount[],
  { account, role, locale }: Reader & { account: string },
): Promise<string> {
  const t = translator(locale);
  const kinds = kindsFor({ role, locale });
  const names = await listNames(pool(), { account, ids: [...new Set(counts.map(({ place }) => place))] });
  names.set(SITE, t('statistics.csv.site'));
  const table = tableOf(counts, { kinds: Object.keys(kinds), names, sums: [GALLERIES] });
  const lines = table.flatMap(({ place, day, kind, name, count }): Line[] => {
    const shown = kinds[kind];
    if (!shown) return [];
    const { unit, parts } = shown;
    const label = place === SITE && kind === 'visitors' ? t('statistics.kind.siteVisitors') : shown.label;
    return [
      {
        day,
        place: place === GONE ? t('statistics.deleted') : (names.get(place) ?? ''),
        figure: unit === 'seconds' ? t('statistics.csv.seconds', { label }) : label,
        part: unit === 'money' ? '' : (parts?.[name] ?? name),
        value: unit === 'money' ? count / 100 : count,
        currency: unit === 'money' ? name : '',
        project: place === SITE ? '' : place,
      },
    ];
  });
  return writeLines(lines, locale);
}

/**
 * Returns what was added to the installation in a period that ends today (UTC), as a CSV file of the same columns, with
 * its days.
 */
export async function writePlatform(
  period: Period,
  locale: Reader['locale'],
  now = new Date(),
): Promise<{ span: Span; body: string }> {
  const t = translator(locale);
  const span = periodOf(period, now.toISOString().slice(0, 10));
  const added = await listAdded(pool(), span);
  const lines = added.map(({ day, kind, count }): Line => {
    const label = t(`statistics.platform.added.${kind}`);
    return {
      day,
      place: t('statistics.csv.studios'),
      figure: kind === 'bytes' ? t('statistics.csv.bytes', { label }) : label,
      part: '',
      value: count,
      currency: '',
      project: '',
    };
  });
  return { span, body: writeLines(lines, locale) };
}
