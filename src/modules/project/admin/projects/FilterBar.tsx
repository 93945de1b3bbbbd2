'use client';

import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import {
  PROJECT_SORTS,
  type ProjectFilter,
  type ProjectSort,
  type ProjectView,
} from '@/modules/project/rules/project-list';
import { Button } from '@/ui/admin/Button';
import ui from '@/ui/admin/ui.module.css';
import { DayRange } from './DayRange';
import css from './filters.module.css';
import type { Put } from './use-filter';

/** Debounce of the search, in milliseconds. */
const TYPING_MS = 180;

interface Props {
  filter: ProjectFilter;
  put: Put;
  brands: { id: string; name: string }[];
  view: ProjectView;
  onView: (view: ProjectView) => void;
}

/** Search, brand, dates and order; on a phone all but the search are behind a button. */
export function FilterBar({ filter, put, brands, view, onView }: Props) {
  const t = useTranslations('admin-projects.filter');
  const admin = useTranslations('admin.projects');
  const [words, setWords] = useState(filter.q);
  const [open, setOpen] = useState(false);
  const sent = useRef(filter.q);
  // Going back or loading a saved filter also changes the search text.
  useEffect(() => {
    if (filter.q === sent.current) return;
    sent.current = filter.q;
    setWords(filter.q);
  }, [filter.q]);
  useEffect(() => {
    if (words.trim() === sent.current) return;
    const timer = setTimeout(() => {
      const first = sent.current === '';
      sent.current = words.trim();
      // One history entry for a search, not one for each letter.
      put({ q: words.trim() }, first ? 'step' : 'replace');
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [words, put]);
  const inUse = [filter.brand, filter.from || filter.to].filter(Boolean).length;
  return (
    <div className={css.bar} data-open={open || undefined}>
      <label className={css.search}>
        <Search aria-hidden />
        <span className={ui.visuallyHidden}>{admin('search')}</span>
        <input
          type="search"
          className={ui.input}
          placeholder={admin('search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <div className={css.more}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden /> {inUse > 0 ? t('openCount', { count: inUse }) : t('open')}
        </Button>
      </div>
      <div className={css.rest}>
        {brands.length > 1 ? (
          <select
            className={ui.input}
            aria-label={t('brand')}
            value={filter.brand}
            onChange={(event) => put({ brand: event.target.value })}
          >
            <option value="">{t('allBrands')}</option>
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        <DayRange filter={filter} put={put} />
        <select
          className={ui.input}
          aria-label={t('sort')}
          value={filter.sort}
          onChange={(event) => put({ sort: event.target.value as ProjectSort })}
        >
          {PROJECT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort}`)}
            </option>
          ))}
        </select>
        <fieldset className={css.views}>
          <legend className={ui.visuallyHidden}>{t('view')}</legend>
          {(['covers', 'table'] as const).map((name) => {
            const Icon = name === 'covers' ? LayoutGrid : List;
            return (
              <button
                key={name}
                type="button"
                aria-pressed={view === name}
                aria-label={t(`views.${name}`)}
                title={t(`views.${name}`)}
                onClick={() => onView(name)}
              >
                <Icon aria-hidden />
              </button>
            );
          })}
        </fieldset>
      </div>
    </div>
  );
}
