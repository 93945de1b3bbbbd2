'use client';

import { useT } from '@plugins/kit/admin';
import { Button } from '@plugins/kit/admin/parts';
import type { AlbumView } from '../wire';
import css from './facebook.module.css';

/** Reasons an album waits for a person; others are shown as `busy`. */
const TROUBLES = ['expired', 'permission', 'page', 'busy'] as const;
const troubleOf = (trouble: string) => TROUBLES.find((one) => one === trouble) ?? 'busy';

/** A project's albums on pages, with their progress. */
export function AlbumList({
  albums,
  pages,
  busy,
  onResume,
  onStop,
}: {
  albums: AlbumView[];
  pages: { id: string; name: string }[];
  busy: boolean;
  onResume: (album: string) => void;
  onStop: (album: string) => void;
}) {
  const t = useT('facebook.album');
  return (
    <ul className={css.albums}>
      {albums.map(({ id, page, name, address, running, trouble, sent, refused, total }) => {
        const waiting = total - sent - refused;
        return (
          <li key={id}>
            <div className={css.about}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>
                <bdi>{pages.find((one) => one.id === page)?.name ?? page}</bdi>
              </span>
              <span role="status">{t(waiting > 0 ? 'sending' : 'sent', { sent, total, count: sent })}</span>
              {waiting > 0 && <progress value={sent + refused} max={total} aria-label={name} />}
              {refused > 0 && <span>{t('refused', { count: refused })}</span>}
              {trouble && !running && waiting > 0 ? (
                <span className={css.warning}>{t(`trouble.${troubleOf(trouble)}`)}</span>
              ) : null}
            </div>
            <div className={css.acts}>
              {address && sent > 0 ? (
                <a href={address} target="_blank" rel="noreferrer">
                  {t('open')}
                </a>
              ) : null}
              {waiting > 0 && !running ? (
                <Button busy={busy} onClick={() => onResume(id)}>
                  {t('resume')}
                </Button>
              ) : null}
              {waiting > 0 ? (
                <Button busy={busy} onClick={() => onStop(id)}>
                  {t('stop')}
                </Button>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
