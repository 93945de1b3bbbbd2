'use client';

import { Loader2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import css from './search.module.css';
import type { SearchState } from './use-search';

interface Props {
  state: SearchState;
  count: number;
  text: string;
  onAgain: () => void;
  onForget: (() => void) | null;
}

/** The status below the results: searching, no results, failed, and the keys. */
export function SearchNote({ state, count, text, onAgain, onForget }: Props) {
  const t = useTranslations('admin-home.search');
  return (
    <div className={css.note}>
      <div role="status">
        {state === 'asking' && count === 0 ? (
          <p className={css.nothing}>
            <Loader2 className={css.spinner} aria-hidden /> {t('asking')}
          </p>
        ) : null}
        {state === 'found' && count === 0 ? (
          <p className={css.nothing}>{t('nothing', { text: text.trim() })}</p>
        ) : null}
        {state === 'found' && count > 0 ? <p className={css.hidden}>{t('count', { count })}</p> : null}
        {state === 'failed' ? <p className={css.nothing}>{t('failed')}</p> : null}
      </div>
      {state === 'failed' ? (
        <button type="button" className={css.small} onClick={onAgain}>
          {t('again')}
        </button>
      ) : null}
      {onForget ? (
        <button type="button" className={css.small} onClick={onForget}>
          {t('forget')}
        </button>
      ) : null}
    </div>
  );
}
