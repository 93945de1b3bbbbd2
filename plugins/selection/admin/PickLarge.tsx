'use client';

import { useT } from '@plugins/kit/admin';
import { LargeView } from '@plugins/kit/admin/internal';
import { Moment } from '@plugins/kit/admin/parts';
import { EyeOff, Lock } from 'lucide-react';
import { useMemo } from 'react';
import type { ShownPhoto } from './filter-picks';
import css from './tile.module.css';
import { usePickWords } from './use-pick-words';

/** One photograph large, with each of its picks: product, person, time and note. */
export function PickLarge({
  rows,
  galleryOf,
  ...view
}: {
  event: string;
  token: string;
  rows: ShownPhoto[];
  id: string;
  galleryOf: (id: string) => string;
  onGo: (id: string) => void;
  onClose: () => void;
}) {
  const t = useT('selection.admin');
  const words = usePickWords();
  const order = useMemo(() => rows.map(({ photo }) => photo), [rows]);
  const shown = rows.find(({ photo }) => photo.id === view.id);
  return (
    <LargeView
      {...view}
      order={order}
      about={
        shown ? (
          <>
            <span dir="auto">{galleryOf(shown.photo.gallery)}</span>
            {shown.photo.hidden ? (
              <span>
                <EyeOff aria-hidden /> {t('hidden')}
              </span>
            ) : null}
            {shown.photo.private ? (
              <span>
                <Lock aria-hidden /> {t('withdrawn')}
              </span>
            ) : null}
          </>
        ) : null
      }
      foot={
        shown ? (
          <ul className={css.picks}>
            {shown.picks.length === 0 ? <li>{t('notPicked')}</li> : null}
            {shown.picks.map((pick) => (
              <li key={pick.product.id}>
                <strong>
                  <bdi>{pick.product.name}</bdi>
                </strong>{' '}
                <span>
                  {t('by', { name: words.name(pick) })} · <Moment at={pick.at} />
                </span>
                {pick.note ? <q dir="auto">{pick.note}</q> : null}
              </li>
            ))}
          </ul>
        ) : null
      }
    />
  );
}
