'use client';

import { useT } from '@plugins/kit/admin';
import { useConfirm } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, CheckField, CopyButton } from '@plugins/kit/admin/parts';
import { Download, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { clockOf } from '../rules/clock';
import type { ClipView, FilmView } from '../wire';
import css from './clips.module.css';

interface CardProps {
  clip: ClipView;
  /** Whether the project allows sharing, and where that is set. */
  sharing: { on: boolean; settings: string };
  busy: boolean;
  onEdit: () => void;
  onMake: () => void;
  /** Makes it in 9:16 as well. */
  onTall: () => void;
  onStop: () => void;
  onShown: (shown: boolean) => void;
  onRemove: () => void;
}

/** A clip with its film, or with what is missing for it. */
export function ClipCard(props: CardProps) {
  const { clip, sharing, busy, onEdit, onShown } = props;
  const t = useT('clips.admin');
  return (
    <li className={css.card}>
      <Film clip={clip} />
      <div className={css.cardBody}>
        <h2>
          <bdi>{clip.name}</bdi>
        </h2>
        <Status {...props} />
        {clip.film && clip.outdated && <p className={css.warning}>{t('outdated')}</p>}
        {clip.film && (
          <CheckField
            label={t('shown')}
            help={t(sharing.on ? 'shownShared' : 'shownHelp')}
            checked={clip.shown}
            disabled={busy}
            onChange={(event) => onShown(event.target.checked)}
          />
        )}
        <div className={css.acts}>
          <Button small onClick={onEdit}>
            <Pencil aria-hidden /> {t('edit')}
          </Button>
          {clip.film && <FilmActs {...props} film={clip.film} />}
          <Remove {...props} />
        </div>
        {clip.film && <LinkHint clip={clip} sharing={sharing} />}
      </div>
    </li>
  );
}

function FilmActs({ clip, film, busy, onTall }: CardProps & { film: FilmView }) {
  const t = useT('clips.admin');
  return (
    <>
      <ButtonLink small newTab href={clip.page}>
        <ExternalLink aria-hidden /> {t('open')}
      </ButtonLink>
      <CopyButton small text={async () => new URL(clip.page, location.origin).href} label={t('copy')} />
      {film.files.map((file) => (
        <ButtonLink key={file.shape} small download href={`${file.url}?download`}>
          <Download aria-hidden /> {t('download', { shape: t(`shapes.${file.shape}`) })}
        </ButtonLink>
      ))}
      {!clip.shapes.includes('tall') && (
        <Button small busy={busy} onClick={onTall}>
          {t('tall')}
        </Button>
      )}
    </>
  );
}

/** Who can open the clip's link. */
function LinkHint({ clip, sharing }: Pick<CardProps, 'clip' | 'sharing'>) {
  const t = useT('clips.admin.link');
  if (!clip.shown) return <p className={css.count}>{t('hidden')}</p>;
  if (sharing.on) return <p className={css.count}>{t('anyone')}</p>;
  return (
    <p className={css.count}>
      {t('people')} <a href={sharing.settings}>{t('settings')}</a>
    </p>
  );
}

function Remove({ busy, clip: { name }, onRemove }: CardProps) {
  const t = useT('clips.admin');
  const [ask, dialog] = useConfirm();
  const remove = async () => {
    if (
      await ask({
        title: t('deleteTitle', { name }),
        text: t('deleteText'),
        accept: t('delete'),
        danger: true,
      })
    )
      onRemove();
  };
  return (
    <>
      <Button
        small
        iconOnly
        look="quiet"
        disabled={busy}
        aria-label={t('deleteOf', { name })}
        onClick={() => void remove()}
      >
        <Trash2 aria-hidden />
      </Button>
      {dialog}
    </>
  );
}

function Film({ clip }: { clip: ClipView }) {
  const t = useT('clips.admin');
  const file = clip.film?.files[0];
  if (!clip.film || !file)
    return clip.picture ? (
      <img className={css.noFilm} src={clip.picture} alt="" />
    ) : (
      <div className={css.noFilm} aria-hidden />
    );
  return (
    <video
      className={css.film}
      controls
      playsInline
      preload="none"
      poster={file.poster}
      src={file.url}
      aria-label={clip.name}
      style={{ aspectRatio: `${file.width} / ${file.height}` }}
    >
      <track kind="captions" src={clip.film.captions} label={t('captions')} />
    </video>
  );
}

function Status({ clip, busy, onMake, onStop }: CardProps) {
  const t = useT('clips.admin');
  if (clip.state === 'waiting' || clip.state === 'rendering')
    return <Progress clip={clip} busy={busy} onStop={onStop} />;
  if (clip.state === 'failed')
    return (
      <div className={css.status} role="alert">
        <p>{t(clip.failure === 'lost' ? 'lost' : 'fault')}</p>
        <Button small look="primary" busy={busy} onClick={onMake}>
          {t('again')}
        </Button>
      </div>
    );
  if (!clip.film) return <p className={css.status}>{t('draft')}</p>;
  return (
    <div className={css.status}>
      <p>
        <bdi>{clockOf(clip.film.seconds)}</bdi> · {t('views', { count: clip.views })}
      </p>
      {clip.changed && (
        <>
          <p className={css.warning}>{t('changed')}</p>
          <Button small look="primary" busy={busy} onClick={onMake}>
            {t('makeAgain')}
          </Button>
        </>
      )}
    </div>
  );
}

/** How much of a film is made, and about how long the rest takes. */
function Progress({ clip, busy, onStop }: { clip: ClipView; busy: boolean; onStop: () => void }) {
  const t = useT('clips.admin');
  const percent = Math.round(clip.progress * 100);
  const words = clip.state === 'waiting' ? t('waiting') : t('making', { percent });
  return (
    <div className={css.status}>
      <p>
        {words}
        {clip.left !== null && clip.left > 0 && <> · {t('left', { clock: clockOf(clip.left) })}</>}
      </p>
      <progress max={100} value={percent} aria-label={t('progress')} />
      <Button small busy={busy} onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}
