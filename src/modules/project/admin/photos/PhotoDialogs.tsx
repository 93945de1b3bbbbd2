'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { AboutDialog } from './AboutDialog';
import { CoverDialog } from './CoverDialog';
import { MoveDialog } from './MoveDialog';
import { Preview } from './Preview';
import { ReplaceDialog } from './ReplaceDialog';
import type { Actions } from './use-actions';
import type { PhotoActs } from './use-photo-acts';
import type { PhotoList } from './use-photo-list';
import type { Rail } from './use-rail';

/** The open dialog of the grid, if any. */
export function PhotoDialogs({
  event,
  cover,
  list,
  rail,
  order,
  acts,
  actions,
}: {
  event: string;
  cover: string | null;
  list: PhotoList;
  rail: Rail;
  order: readonly StudioPhoto[];
  acts: PhotoActs;
  actions: Actions;
}) {
  const { opened, setOpened } = actions;
  if (!opened) return null;
  const close = () => setOpened(null);
  if (opened.what === 'preview')
    return (
      <Preview
        event={event}
        order={order}
        token={list.token}
        id={opened.id}
        onGo={actions.open}
        actions={actions}
        onClose={close}
      />
    );
  const { photos } = opened;
  const shown = list.photos.find(({ id }) => id === photos[0]?.id) ?? photos[0];
  if (!shown) return null;
  if (opened.what === 'move')
    return (
      <MoveDialog
        count={photos.length}
        from={shown.gallery}
        galleries={rail.galleries}
        onClose={close}
        onMove={async (to) => {
          close();
          const done = await acts.move(
            photos.map(({ id }) => id),
            to,
          );
          if (done) actions.leave(photos);
        }}
      />
    );
  if (opened.what === 'about') return <AboutDialog event={event} photo={shown} onClose={close} />;
  if (opened.what === 'replace') return <ReplaceDialog event={event} photo={shown} onClose={close} />;
  return (
    <CoverDialog
      event={event}
      photo={shown}
      token={list.token}
      cover={cover}
      gallery={rail.galleries.find(({ id }) => id === shown.gallery)}
      acts={acts}
      onClose={close}
    />
  );
}
