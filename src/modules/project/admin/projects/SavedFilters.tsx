'use client';

import { Bookmark, BookmarkPlus, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { SavedFilter } from '@/modules/project/queries/filters-repo';
import { Button } from '@/ui/admin/Button';
import { NameDialog } from '@/ui/admin/FormDialog';
import { useActs } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useUndo } from '@/ui/admin/use-undo';
import css from './filters.module.css';

const PATH = '/api/x/studio/project-filters';

interface Props {
  kept: SavedFilter[];
  /** The list's current query; '' for the unfiltered list. */
  query: string;
  onGo: (query: string) => void;
}

/** Loads the user's saved filters, and saves the current one. */
export function SavedFilters({ kept, query, onGo }: Props) {
  const t = useTranslations('admin-projects.saved');
  const admin = useTranslations('admin');
  const call = useCall();
  const act = useActs();
  const offerUndo = useUndo();
  const [filters, setFilters] = useState(kept);
  const [naming, setNaming] = useState(false);
  const keep = async (name: string, wanted: string) => {
    const made = await call<SavedFilter>(PATH, { method: 'POST', body: { name, query: wanted } });
    setFilters((now) => [...now, made]);
  };
  const remove = ({ id, name, query: wanted }: SavedFilter) =>
    act(async () => {
      await call(`${PATH}/${id}`, { method: 'DELETE' });
      setFilters((now) => now.filter((filter) => filter.id !== id));
      offerUndo(t('removed', { name }), () => keep(name, wanted), `filter-${id}`);
    });
  const known = filters.some((filter) => filter.query === query);
  if (filters.length === 0 && !query) return null;
  return (
    <div className={css.saved}>
      {filters.length > 0 ? (
        <ul aria-label={t('label')}>
          {filters.map((filter) => (
            <li key={filter.id} data-on={filter.query === query || undefined}>
              <button
                type="button"
                aria-pressed={filter.query === query}
                onClick={() => onGo(filter.query === query ? '' : filter.query)}
              >
                <Bookmark aria-hidden /> <bdi>{filter.name}</bdi>
              </button>
              <button
                type="button"
                aria-label={t('remove', { name: filter.name })}
                onClick={() => void remove(filter)}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {query && !known ? (
        <Button small look="quiet" onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden /> {t('keep')}
        </Button>
      ) : null}
      {naming ? (
        <NameDialog
          title={t('keepTitle')}
          accept={admin('save')}
          label={t('name')}
          help={t('nameHelp')}
          placeholder={t('example')}
          maxLength={60}
          onName={(name) => keep(name, query).then(() => setNaming(false))}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}
