'use client';

import { useT } from '@plugins/kit/admin';
import { useConfirm } from '@plugins/kit/admin/hooks';
import { Button, ButtonLink, CheckField, CopyButton } from '@plugins/kit/admin/parts';
import { Download, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { clockOf } from '../rules/clock';
import type { ClipView } from '../wire';
import css from './clips.module.css';

interface CardProps {
  clip: ClipView;
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
  const { clip, busy, onEdit, onShown, onTall } = props;
  const t = useT('clips.admin');
  const name = clip.title || t('untitled');
  return (
    <li className={css.card}>
      <Film clip={clip} name={name} />
      <div className={css.cardBody}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <Status {...props} />
        {clip.film && clip.outdated && <p className={css.warning}>{t('outdated')}</p>}
        {clip.film && (
          <CheckField
            label={t('shown')}
            checked={clip.shown}
            disabled={busy}
            onChange={(event) => onShown(event.target.checked)}
          />
        )}
        <div className={css.acts}>
          <Button small onClick={onEdit}>
            <Pencil aria-hidden /> {t('edit')}
          </Button>
          {clip.film && (
            <>
              <ButtonLink small newTab href={clip.page}>
                <ExternalLink aria-hidden /> {t('open')}
              </ButtonLink>
              <CopyButton
                small
                text={async () => new URL(clip.page, location.origin).href}
                label={t('copy')}
              />
              {clip.film.files.map((file) => (
                <ButtonLink key={file.shape} small download href={`${file.url}?download`}>
                  <Download aria-hidden /> {t(`shapes.${file.shape}`)}
                </ButtonLink>
              ))}
              {!clip.shapes.includes('tall') && (
                <Button small busy={busy} onClick={onTall}>
                  {t('tall')}
                </Button>
              )}
            </>
          )}
          <Remove {...props} name={name} />
        </div>
      </div>
    </li>
  );
}

function Remove({ busy, name, onRemove }: CardProps & { name: string }) {
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

function Film({ clip, name }: { clip: ClipView; name: string }) {
  const t = useT('clips.admin');
  const file = clip.film?.files[0];
  if (!clip.film || !file) return <div className={css.noFilm} aria-hidden />;
  return (
    <video
      className={css.film}
      controls
      playsInline
      preload="none"
      poster={file.poster}
      src={file.url}
      aria-label={name}
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
    </div>
  );
}

/** How much of a film is made, and about how long the rest takes. */
export function Progress({ clip, busy, onStop }: { clip: ClipView; busy: boolean; onStop: () => void }) {
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
