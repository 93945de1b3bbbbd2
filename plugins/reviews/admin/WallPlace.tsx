'use client';

import { useT } from '@plugins/kit/admin';
import { ButtonLink, CopyButton } from '@plugins/kit/admin/parts';
import type { Places } from '../operations/read-places';
import css from './reviews.module.css';

type Wall = NonNullable<Places['wall']>;

/** Returns the HTML that embeds the wall in a website; a name may contain quotes, our addresses never do. */
const frameCode = ({ frame, studio }: Wall): string => {
  const title = studio.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `<iframe src="${frame}" title="${title}" width="100%" height="800" style="border:0" loading="lazy"></iframe>`;
};

/** Where published reviews are shown: the studio's own page, and the code for another website. */
export function WallPlace({ wall }: { wall: Places['wall'] }) {
  const t = useT('reviews.admin');
  return (
    <section className={css.place} aria-label={t('wallTitle')}>
      <h2>{t('wallTitle')}</h2>
      {wall === null ? (
        <>
          <p>{t('wallNone')}</p>
          <ButtonLink href="/admin/settings/account">{t('wallName')}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t('wallText')}</p>
          <p dir="ltr" className={css.address}>
            {wall.address.replace(/^https?:\/\//, '')}
          </p>
          <div className={css.acts}>
            <ButtonLink href={wall.address} newTab>
              {t('wallOpen')}
            </ButtonLink>
            <CopyButton text={wall.address} label={t('wallCopy')} />
          </div>
          <Frame wall={wall} />
        </>
      )}
    </section>
  );
}

/** The embed code, if the brand names the websites that may show it; until then a link to that setting. */
function Frame({ wall }: { wall: Wall }) {
  const t = useT('reviews.admin');
  const { sites, brand } = wall;
  const code = frameCode(wall);
  return (
    <>
      <h3>{t('frameTitle')}</h3>
      {sites.length > 0 ? (
        <>
          <p>
            {t.rich('frameText', {
              sites: () => <bdi>{sites.map((site) => site.replace(/^https:\/\//, '')).join(', ')}</bdi>,
            })}
          </p>
          <textarea
            readOnly
            dir="ltr"
            rows={6}
            className={css.code}
            aria-label={t('frameCode')}
            value={code}
            onFocus={({ target }) => target.select()}
          />
          <div className={css.acts}>
            <CopyButton text={code} label={t('frameCopy')} />
          </div>
        </>
      ) : (
        <>
          <p>{t('frameNone')}</p>
          <ButtonLink href={brand ? `/admin/brands/${brand}` : '/admin/brands'}>{t('frameBrand')}</ButtonLink>
        </>
      )}
    </>
  );
}
