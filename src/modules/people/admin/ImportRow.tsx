'use client';

import { useTranslations } from 'next-intl';
import type { JudgedRow } from '@/modules/people/operations/import-people';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/Field';
import css from '@/ui/admin/list-page.module.css';
import ui from '@/ui/admin/ui.module.css';

const FIELDS = ['name', 'email', 'additional_email', 'phone', 'country', 'description'] as const;
const TONES = { fresh: 'live', known: undefined, double: undefined, wrong: 'bad' } as const;

/** One row of a table with what importing it does, and a field to fix each invalid value. */
export function ImportRow({
  row,
  out,
  onLeave,
  onChange,
}: {
  row: JudgedRow;
  out: boolean;
  onLeave: () => void;
  onChange: (field: (typeof FIELDS)[number], value: string) => void;
}) {
  const t = useTranslations('admin-clients');
  const wrong = FIELDS.filter((field) => row.problems[field]);
  return (
    <li data-out={out || undefined}>
      <span className={css.quiet}>
        {t('csv.row', { line: row.line })}
        <br />
        <span className={ui.chip} data-tone={TONES[row.fate]}>
          {t(`csv.${row.fate}`)}
        </span>
      </span>
      <span>
        <span className={css.cells}>
          {FIELDS.filter((field) => row[field] && !wrong.includes(field)).map((field) => (
            <bdi key={field}>{row[field]}</bdi>
          ))}
        </span>
        {wrong.length > 0 && !out ? (
          <span className={css.fix}>
            {wrong.map((field) => (
              <TextField
                key={field}
                label={t(field)}
                dir={field === 'name' || field === 'description' ? 'auto' : 'ltr'}
                value={row[field]}
                errors={row.problems[field] ? [row.problems[field]] : undefined}
                onChange={(event) => onChange(field, event.currentTarget.value)}
              />
            ))}
          </span>
        ) : null}
      </span>
      <Button small look="quiet" onClick={onLeave}>
        {t(out ? 'csv.take' : 'csv.leave')}
      </Button>
    </li>
  );
}
