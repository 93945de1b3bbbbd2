import { useTranslations as useT } from 'next-intl';
import type { VideoData as Data } from '../../blocks/video';
import { cx, Picture, Title, usePage } from '../../page/page-parts';

const SIZES = {
  full: '100vw',
  wide: '(min-width: 84rem) 84rem, 100vw',
  text: '(min-width: 36rem) 36rem, 100vw',
};
const BOX = { full: 'bleed', wide: 'wide', text: 'narrow' };

/** A video behind a picture: a link without script; with it, its player takes the picture's place on a click. */
export function VideoView({ from, picture, title, caption, width }: Data) {
  const t = useT('sites.video');
  const { draft } = usePage();
  return (
    <figure className={BOX[width]}>
      <Title>{title}</Title>
      <a
        className={cx('video', !picture && 'video-bare')}
        href={from.href}
        rel="noopener"
        target="_blank"
        aria-label={`${t('play', { site: from.site })}. ${t('note', { site: from.site })}`}
        {...(draft ? {} : { 'data-player': from.player, 'data-title': title || from.site })}
      >
        {picture && <Picture picture={picture} sizes={SIZES[width]} alt="" />}
        <span className="video-play" aria-hidden="true" />
        <span className="video-note" aria-hidden="true">
          {t('note', { site: from.site })}
        </span>
      </a>
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  );
}
