import { Title } from '@plugins/kit/site/parts';
import { useT } from '@plugins/kit/view';
import type { ClipBlockData } from '../site/block';

const BOX = { full: 'bleed', wide: 'wide', text: 'narrow' };

/** A clip in a site's page: its poster, and the browser's own player. Nothing is loaded of it before it is played. */
export function ClipBlock({ title, width, name, file, captions, page }: ClipBlockData) {
  const t = useT('clips');
  return (
    <figure className={BOX[width]}>
      <Title>{title}</Title>
      <video
        className="film"
        controls
        playsInline
        preload="none"
        poster={file.poster}
        src={file.url}
        width={file.width}
        height={file.height}
        aria-label={name}
      >
        <track kind="captions" src={captions} label={t('player.captions')} />
        <a href={page}>{name}</a>
      </video>
    </figure>
  );
}
