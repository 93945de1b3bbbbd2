'use client';

import { useT } from '@plugins/kit/admin';
import { CopyButton } from '@plugins/kit/admin/parts';
import { type PickFilter, SHOWS, type Show, type ShownPhoto } from './filter-picks';
import css from './picks.module.css';
import type { PickerView } from './picks-view';

/** Above the grid: filters by picked or not, person, notes, hidden; and a button that copies the shown names. */
export function PicksTools({
  filter,
  onFilter,
  counts,
  people,
  shown,
}: {
  filter: PickFilter;
  onFilter: (change: Partial<PickFilter>) => void;
  counts: Record<Show, number>;
  people: PickerView[];
  shown: ShownPhoto[];
}) {
  const t = useT('selection.admin');
  const tick = (name: 'noted' | 'hidden') => (
    <label className={css.tick}>
      <input
        type="checkbox"
        checked={filter[name]}
        onChange={(event) => onFilter({ [name]: event.currentTarget.checked })}
      />
      {t(`filter.${name}`)}
    </label>
  );
  return (
    <div className={css.tools}>
      <fieldset className={css.shows} aria-label={t('filter.show')}>
        {SHOWS.map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={filter.show === show}
            onClick={() => onFilter({ show })}
          >
            {t(`filter.${show}`)} <span>{t('number', { count: counts[show] })}</span>
          </button>
        ))}
      </fieldset>
      {people.length > 1 ? (
        <label className={css.who}>
          <span>{t('filter.by')}</span>
          <select
            value={filter.picker ?? ''}
            onChange={(event) => onFilter({ picker: event.currentTarget.value || null })}
          >
            <option value="">{t('filter.anybody')}</option>
            {people.map(({ key, name }) => (
              <option key={key} value={key}>
                {name ?? t('client')}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {tick('noted')}
      {tick('hidden')}
      {shown.length > 0 ? (
        <span className={css.copy}>
          <CopyButton
            small
            text={shown.map(({ photo }) => photo.name).join('\n')}
            label={t('copyNames', { count: shown.length })}
          />
        </span>
      ) : null}
    </div>
  );
}
