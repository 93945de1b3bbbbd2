import { Title } from '@plugins/kit/site/parts';
import { useT } from '@plugins/kit/view';
import type { ClipBlockData, ClipBlockFilm, ClipBlockLack } from '../site/block';

const BOX = { full: 'bleed', wide: 'wide', text: 'narrow' };

/** A clip in a site's page: its poster, and the browser's own player. Nothing is loaded of it before it is played. */
export function ClipBlock(data: ClipBlockData) {
  return 'lack' in data ? <Lack of={data.lack} /> : <Film {...data} />;
}

/** In the builder alone: why there is no clip yet. */
function Lack({ of }: { of: ClipBlockLack }) {
  const t = useT('clips');
  return (
    <p className="narrow" role="note">
      {t(`lack.${of}`)}
    </p>
  );
}

function Film({ title, width, name, file, captions, page }: ClipBlockFilm) {
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
