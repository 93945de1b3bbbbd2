'use client';

import type { Match } from '@media/rules/match-edits';
import { useTranslations } from 'next-intl';
import { Button } from '@/ui/admin/Button';
import css from './uploads.module.css';

/** Edits whose names are nearly a photograph's: a person ticks those that are right. Nothing where there are none. */
export function LikelyEdits({
  likely,
  nameOf,
  agreed,
  onAgree,
}: {
  likely: Match[];
  nameOf: (file: number) => string;
  agreed: ReadonlySet<number>;
  onAgree: (agreed: ReadonlySet<number>) => void;
}) {
  const t = useTranslations('admin-photos.edits');
  if (likely.length === 0) return null;
  const tick = (file: number, on: boolean) => {
    const next = new Set(agreed);
    if (on) next.add(file);
    else next.delete(file);
    onAgree(next);
  };
  return (
    <section className={css.part}>
      <h3>{t('likely', { count: likely.length })}</h3>
      <Button
        small
        onClick={() => onAgree(new Set(agreed.size < likely.length ? likely.map(({ file }) => file) : []))}
      >
        {t('all')}
      </Button>
      <ul>
        {likely.map(({ file, proof }) => (
          <li key={file}>
            <label>
              <input
                type="checkbox"
                checked={agreed.has(file)}
                onChange={(event) => tick(file, event.currentTarget.checked)}
              />
              <span>{t('pair', { edit: nameOf(file), photo: proof.name })}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
