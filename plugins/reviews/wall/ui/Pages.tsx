'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';

/** Links to newer and older reviews. */
export function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useT('reviews');
  if (pages <= 1) return null;
  const link = buttonClass('line');
  return (
    <nav aria-label={t('wall.pages')} className="flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <a href={page === 2 ? '?' : `?page=${page - 1}`} rel="prev" className={link}>
          {t('wall.newer')}
        </a>
      )}
      <span className="text-quiet text-sm">{t('wall.pageOf', { page, pages })}</span>
      {page < pages && (
        <a href={`?page=${page + 1}`} rel="next" className={link}>
          {t('wall.older')}
        </a>
      )}
    </nav>
  );
}
