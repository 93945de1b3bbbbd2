'use client';

import { useT } from '@plugins/kit/view';
import { LanguageSwitch, useReaderScheme } from '@plugins/kit/view/internal';
import { buttonClass } from '@plugins/kit/view/parts';
import { ClipLinks } from './ClipLinks';
import { ClipTags } from './ClipTags';
import type { ClipPageProps } from './clip-page-props';
import { useFileFor } from './use-upright';

/** A clip on a page of its own, with the studio's name and the link to its gallery. */
export function ClipPage(props: ClipPageProps) {
  const { name, studio, film, download, inside, gallery, scheme, share, card } = props;
  const t = useT('clips');
  const background = useReaderScheme(scheme);
  const file = useFileFor(film.files);
  if (!file) return null;
  return (
    <div data-scheme={background} className="flex min-h-svh flex-col">
      {card && <ClipTags card={card} />}
      <header className="flex min-h-16 items-center justify-between gap-4 px-5 sm:px-8">
        <p className="font-display text-lg">
          <bdi>{studio}</bdi>
        </p>
        <LanguageSwitch />
      </header>
      <main className="flex min-h-0 flex-1 flex-col items-center justify-center gap-6 pb-10 sm:px-8">
        <video
          controls
          playsInline
          preload="metadata"
          poster={file.poster}
          src={file.url}
          aria-label={name}
          className="bg-black"
          style={{
            aspectRatio: `${file.width} / ${file.height}`,
            width: `min(100%, ${file.width}px, (100svh - 14rem) * ${file.width / file.height})`,
          }}
        >
          <track kind="captions" src={film.captions} label={t('player.captions')} />
        </video>
        <div className="flex flex-col items-center gap-4 px-5 text-center">
          <h1 className="text-balance font-display text-2xl">
            <bdi>{name}</bdi>
          </h1>
          <div className="flex flex-wrap items-center justify-center gap-3">
            <a href={gallery} className={buttonClass('line')}>
              {t(inside ? 'page.gallery' : 'page.enter')}
            </a>
            <ClipLinks name={name} files={film.files} download={download} share={share} />
          </div>
        </div>
      </main>
    </div>
  );
}
