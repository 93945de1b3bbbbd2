'use client';

import { useT } from '@plugins/kit/view';
import { LanguageSwitch } from '@plugins/kit/view/internal';
import { buttonClass } from '@plugins/kit/view/parts';
import { CardTags } from './CardTags';
import type { PhotoPageProps } from './photo-page-props';

/** A shared photograph with the studio's name, and the link to its gallery. */
export function PhotoPage(props: PhotoPageProps) {
  const { studio, project, src, width, height, hidden, gallery, inside, scheme, card } = props;
  const t = useT('sharing');
  return (
    <div data-scheme={scheme} className="flex min-h-svh flex-col">
      {card && <CardTags card={card} />}
      <header className="flex min-h-16 items-center justify-between gap-4 px-5 sm:px-8">
        <p className="font-display text-lg">
          <bdi>{studio}</bdi>
        </p>
        <LanguageSwitch />
      </header>
      <main className="flex min-h-0 flex-1 flex-col items-center justify-center gap-6 pb-10 sm:px-8">
        <img
          src={src}
          width={width}
          height={height}
          alt={t('card.photo', { studio })}
          fetchPriority="high"
          // Reserve its space before it loads: a picture with both sizes `auto` has none until then.
          style={{
            aspectRatio: `${width} / ${height}`,
            width: `min(100%, ${width}px, (100svh - 13rem) * ${width / height})`,
          }}
          className="h-auto"
        />
        <div className="flex flex-col items-center gap-4 px-5 text-center">
          <h1 className="text-balance font-display text-2xl">
            {project ? <bdi>{project}</bdi> : t('card.photo', { studio })}
          </h1>
          {hidden && <p className="text-quiet text-sm">{t('page.hidden')}</p>}
          <a href={gallery} className={buttonClass('line')}>
            {t(inside ? 'page.gallery' : 'page.enter')}
          </a>
        </div>
      </main>
    </div>
  );
}
