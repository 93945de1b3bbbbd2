'use client';

import { useT } from '@plugins/kit/view';

/** The notice that nothing is on sale yet. */
export function NothingYet() {
  const t = useT('shop');
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-display text-3xl leading-snug">{t('title')}</h1>
      <p>{t('nothingYet')}</p>
    </div>
  );
}
