'use client';

import { useTranslations } from 'next-intl';
import type { ReadColumn, TableReading } from '@/modules/people/read-table';
import { type PeopleColumn, TABLE_COLUMNS } from '@/modules/people/rules/people-columns';
import { CheckField, SelectField } from '@/ui/admin/Field';
import css from '@/ui/admin/list-page.module.css';

/** How the columns of a file are read: a field for each heading, guessed first, and corrected by the person. */
export function ImportColumns({
  columns,
  head,
  busy,
  onChange,
}: {
  columns: ReadColumn[];
  head: boolean;
  busy: boolean;
  onChange: (reading: TableReading) => void;
}) {
  const t = useTranslations('admin-clients.csv');
  const chosen = columns.map(({ column }) => column);
  const options = [
    { value: '', label: t('notes') },
    ...TABLE_COLUMNS.map((column) => ({ value: column, label: t(`column.${column}`) })),
  ];
  const choose = (at: number, value: string) => {
    const field = value === '' ? null : (value as PeopleColumn);
    // A field has one column: the former one goes into the notes.
    const next = chosen.map((column, index) => (index === at ? field : column === field ? null : column));
    onChange({ columns: next, head });
  };
  return (
    <fieldset className={css.columns} disabled={busy}>
      <legend>{t('columns')}</legend>
      <p>{t('columnsHelp')}</p>
      <div className={css.mapping}>
        {columns.map(({ heading, sample, column }, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file never move, and headings may repeat
            key={at}
            label={heading}
            help={sample ? <bdi>{sample}</bdi> : null}
            value={column ?? ''}
            options={options}
            onChange={(event) => choose(at, event.currentTarget.value)}
          />
        ))}
      </div>
      <CheckField
        label={t('hasHead')}
        checked={head}
        onChange={(event) => onChange({ head: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
