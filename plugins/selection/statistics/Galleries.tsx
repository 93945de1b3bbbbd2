'use client';

import { useT } from '@plugins/kit/admin';
import css from './statistics.module.css';
import type { TouchedGallery } from './statistics-view';

/** Each gallery with its share of picked photographs; untouched ones are marked. */
export function Galleries({ eventId, galleries }: { eventId: string; galleries: TouchedGallery[] }) {
  const t = useT('selection.statistics');
  const shown = galleries.filter(({ photographs }) => photographs > 0);
  if (shown.length === 0) return null;
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return (
    <section>
      <h2>{t('galleries')}</h2>
      <p className={css.quiet}>{t('galleriesText')}</p>
      <ul className={css.lines}>
        {shown.map(({ id, name, photographs, picked, liked, withheld }) => (
          <li key={id}>
            <a href={`/admin/projects/${eventId}/photos?gallery=${id}`}>
              <bdi>{name}</bdi>
            </a>
            <span>{t('ofAll', { count: picked, of: photographs })}</span>
            <span className={css.bar} aria-hidden="true">
              <span style={{ inlineSize: share(picked, photographs) }} />
              <span data-liked style={{ inlineSize: share(liked, photographs) }} />
            </span>
            {picked === 0 || liked > 0 || withheld ? (
              <small>
                {[
                  withheld ? t('withheld') : picked + liked === 0 ? t('untouched') : '',
                  liked > 0 ? t('likedToo', { count: liked }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
