'use client';

import { ArrowDownUp, Keyboard, Search, SlidersHorizontal, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, type Ref, useState } from 'react';
import { parseSortBy, SORT_FIELDS, type SortBy, type SortField } from '@/modules/access/rules/sort';
import { Button } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import { FILTERS, type Filter } from './arrange-photos';
import css from './photos.module.css';
import { TILE_SIZES } from './use-tile-size';

/** Tools above the grid: search, filter, sort, zoom. On a phone one button opens them, and an applied one stays open. */
export function GridTools({
  add,
  counts,
  filter,
  onFilter,
  search,
  onSearch,
  searchRef,
  sortBy,
  onSort,
  size,
  onSize,
  shown,
  selecting,
  onSelecting,
  onKeys,
}: {
  /** The button that adds photographs. */
  add: ReactNode;
  counts: Record<Filter, number>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  search: string;
  onSearch: (search: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Null if there is nothing to sort. */
  sortBy: SortBy | null;
  onSort: (sortBy: SortBy) => void;
  size: number;
  onSize: (size: number) => void;
  shown: number;
  /** Whether a tap selects: for touch, which has no modifier keys. */
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
  onKeys: () => void;
}) {
  const t = useTranslations('admin-photos');
  const { field, reverse } = parseSortBy(sortBy);
  const there = FILTERS.filter((name) => name === 'all' || name === filter || counts[name] > 0);
  const [opened, setOpened] = useState(false);
  const open = opened || filter !== 'all' || search !== '';
  return (
    <div className={css.tools} data-open={open || undefined}>
      <div className={css.toolRow}>
        {add}
        {shown > 0 || selecting ? (
          <span className={css.selectButton}>
            <Button look={selecting ? 'primary' : 'plain'} onClick={() => onSelecting(!selecting)}>
              {t(selecting ? 'selectDone' : 'select')}
            </Button>
          </span>
        ) : null}
        <span className={css.toolsButton}>
          <Button
            look="quiet"
            iconOnly
            aria-label={t('tools')}
            title={t('tools')}
            aria-expanded={open}
            onClick={() => {
              setOpened(!open);
              if (!open) return;
              onFilter('all');
              onSearch('');
            }}
          >
            <SlidersHorizontal aria-hidden />
          </Button>
        </span>
        <label className={css.search}>
          <Search aria-hidden />
          <span className={ui.visuallyHidden}>{t('search')}</span>
          <input
            ref={searchRef}
            type="search"
            value={search}
            placeholder={t('search')}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              onSearch('');
              event.currentTarget.blur();
            }}
          />
          {search ? (
            <button type="button" aria-label={t('none.all')} onClick={() => onSearch('')}>
              <X aria-hidden />
            </button>
          ) : null}
        </label>
        {sortBy ? (
          <span className={css.sort}>
            <label>
              <span className={ui.visuallyHidden}>{t('sort.label')}</span>
              <select
                className={css.select}
                value={field}
                title={t('sort.help')}
                onChange={(event) => onSort(event.currentTarget.value as SortField)}
              >
                {SORT_FIELDS.map((name) => (
                  <option key={name} value={name}>
                    {t(`sort.${name}`)}
                  </option>
                ))}
              </select>
            </label>
            <Button
              look="quiet"
              iconOnly
              aria-pressed={reverse}
              aria-label={t('sort.reverse')}
              title={t('sort.reverse')}
              onClick={() => onSort(reverse ? field : `-${field}`)}
            >
              <ArrowDownUp aria-hidden />
            </Button>
          </span>
        ) : null}
        <label className={css.size}>
          <span className={ui.visuallyHidden}>{t('size')}</span>
          <input
            type="range"
            min={TILE_SIZES.least}
            max={TILE_SIZES.most}
            step={10}
            value={size}
            title={t('size')}
            onChange={(event) => onSize(Number(event.currentTarget.value))}
          />
        </label>
        <span className={css.keysButton}>
          <Button look="quiet" iconOnly aria-label={t('keys.title')} title={t('keys.title')} onClick={onKeys}>
            <Keyboard aria-hidden />
          </Button>
        </span>
      </div>
      <div className={css.filters}>
        {there.length > 1 ? (
          <fieldset>
            <legend className={ui.visuallyHidden}>{t('filter.label')}</legend>
            {there.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === filter}
                data-bad={name === 'refused' || undefined}
                onClick={() => onFilter(name === filter ? 'all' : name)}
              >
                {t(`filter.${name}`)} <span>{counts[name]}</span>
              </button>
            ))}
          </fieldset>
        ) : null}
        <output className={search ? css.shown : ui.visuallyHidden}>{t('photos', { count: shown })}</output>
      </div>
    </div>
  );
}
