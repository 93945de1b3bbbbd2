'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { toast } from '@payloadcms/ui';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef } from 'react';
import type { SortBy } from '@/modules/access/rules/sort';
import { useCall } from '@/ui/admin/use-call';
import { ApiError, isLeaving } from '@/ui/api/call-api';
import { useOverfullNotice } from '../use-overfull-notice';
import { runsOf } from './arrange-photos';
import { automaticOf, type CoverChange, requestsOf, textOf, undoOf } from './cover-change';
import type { UndoNotice } from './undo-notice';
import type { PhotoList } from './use-photo-list';
import type { ProjectCover } from './use-project-cover';
import type { Rail } from './use-rail';

interface PhotoActsInput {
  event: string;
  gallery: string;
  list: PhotoList;
  rail: Rail;
  order: readonly StudioPhoto[];
  sortBy: SortBy;
  setSortBy: (sortBy: SortBy) => void;
  projectCover: ProjectCover;
  notice: UndoNotice;
}

/**
 * Actions on one or many photographs: shown at once (optimistic), with Undo (also Ctrl-Z), and reverted if the server
 * refuses.
 */
export function usePhotoActs(input: PhotoActsInput) {
  const t = useTranslations('admin-photos');
  const call = useCall();
  const showOverfull = useOverfullNotice();
  const latest = useRef(input);
  latest.current = input;
  const { event, notice } = input;
  const base = `/api/x/studio/projects/${event}/photos`;

  const run = useCallback(
    (work: () => Promise<unknown>): Promise<boolean> => {
      const save = async () => {
        const { list, rail } = latest.current;
        try {
          await work();
          void rail.refresh();
          return true;
        } catch (error) {
          void list.reload();
          void rail.refresh();
          if (!(error instanceof ApiError)) throw error;
          if (!isLeaving(error)) toast.error(error.message);
          return false;
        }
      };
      const mine = save();
      notice.hold(mine);
      return mine;
    },
    [notice],
  );
  const say = useCallback(
    (text: string, back?: () => Promise<unknown>) =>
      notice.say(text, back && (() => void run(back).then(() => latest.current.list.reload()))),
    [notice, run],
  );

  return useMemo(() => {
    const post = <T>(verb: string, body: object) => call<T>(`${base}/${verb}`, { method: 'POST', body });
    const patch = (ids: Iterable<string>, change: Partial<StudioPhoto>) => {
      const which = new Set(ids);
      latest.current.list.show((photos) =>
        photos.map((photo) => (which.has(photo.id) ? { ...photo, ...change } : photo)),
      );
    };
    const drop = (ids: string[]) => {
      const which = new Set(ids);
      latest.current.list.show((photos) => photos.filter((photo) => !which.has(photo.id)));
    };
    const changed = (answer: { changed: string[] }) => answer.changed;
    const putBack = async (to: string, order: readonly string[], moved: string[], sorted: SortBy) => {
      const manual = sorted === 'manual';
      for (const { medias, before } of runsOf(order, new Set(moved)))
        await post('place', { medias, to, ...(manual ? { before } : {}) });
    };
    const setSort = (sort_by: SortBy) =>
      call(`/events/${event}`, { method: 'PUT', body: { event: { sort_by } } });
    const setCovers = async (change: CoverChange) => {
      if (change.focal) patch([change.focal.media], { focal: change.focal.to });
      for (const { path, body } of requestsOf(change))
        await call(`/api/x/studio/projects/${event}/${path}`, { method: 'PUT', body });
      if (change.project !== undefined) latest.current.projectCover.changed(change.project);
    };
    return {
      hide: (medias: string[], hidden: boolean) => {
        patch(medias, { hidden, hidden_by: hidden ? 'account' : null });
        return run(async () => {
          const done = changed(await post('hide', { medias, hidden }));
          say(t(hidden ? 'did.hidden' : 'did.shown', { count: medias.length }), () =>
            post('hide', { medias: done, hidden: !hidden }),
          );
        });
      },
      withdraw: (medias: string[], withdrawn: boolean) => {
        patch(medias, { private: withdrawn });
        return run(async () => {
          const done = changed(await post('withdraw', { medias, private: withdrawn }));
          say(t(withdrawn ? 'did.withdrawn' : 'did.givenBack', { count: medias.length }), () =>
            post('withdraw', { medias: done, private: !withdrawn }),
          );
        });
      },
      trash: (medias: string[], with_picks: boolean) => {
        return run(async () => {
          const done = changed(await post('trash', { medias, with_picks }));
          drop(done);
          say(t('did.trashed', { count: done.length }), () =>
            post('restore', { medias: done }).then(showOverfull),
          );
        });
      },
      retry: (medias: string[]) => {
        patch(medias, { state: 'processing', refusal: null });
        return run(() => post('retry', { medias }));
      },
      restore: (medias: string[]) => {
        return run(async () => {
          const answer = await post<{ changed: string[] }>('restore', { medias });
          drop(answer.changed);
          say(t('did.restored', { count: answer.changed.length }));
          showOverfull(answer);
        });
      },
      move: (medias: string[], to: string) => {
        const { gallery, rail, order, sortBy } = latest.current;
        if (to === gallery) return Promise.resolve(false);
        const ids = order.map(({ id }) => id);
        return run(async () => {
          const done = await post<{ moved: string[]; left: string[] }>('place', { medias, to });
          drop(done.moved);
          const name = rail.galleries.find(({ id }) => id === to)?.name ?? '';
          if (done.left.length > 0) toast.warning(t('did.left', { count: done.left.length, gallery: name }));
          if (done.moved.length > 0)
            say(t('did.moved', { count: done.moved.length, gallery: name }), () =>
              putBack(gallery, ids, done.moved, sortBy),
            );
        });
      },
      place: (medias: string[], before: string | null) => {
        const { gallery, order, sortBy, setSortBy, list } = latest.current;
        const ids = order.map(({ id }) => id);
        list.show((photos) => placed(photos, ids, medias, before));
        setSortBy('manual');
        return run(async () => {
          await post('place', { medias, to: gallery, before, seen: sortBy });
          say(
            t(sortBy === 'manual' ? 'did.placed' : 'did.placedByHand', { count: medias.length }),
            async () => {
              if (sortBy !== 'manual') {
                await setSort(sortBy);
                setSortBy(sortBy);
              } else await putBack(gallery, ids, medias, sortBy);
            },
          );
        });
      },
      sort: (sortBy: SortBy) => {
        latest.current.setSortBy(sortBy);
        return run(() => setSort(sortBy));
      },
      /** Sets covers and a focal point as one action, which one undo reverts. */
      cover: (change: CoverChange) => {
        const { list, rail, projectCover } = latest.current;
        const former = undoOf(change, {
          project: projectCover.id,
          galleries: rail.galleries,
          photos: list.photos,
        });
        return run(async () => {
          await setCovers(change);
          say(t(textOf(change)), () =>
            setCovers(former).catch((error: unknown) => {
              if (!(error instanceof ApiError) || error.code !== 'INVALID_INPUT') throw error;
              return setCovers(automaticOf(former));
            }),
          );
        });
      },
    };
  }, [base, call, event, run, say, t, showOverfull]);
}

export type PhotoActs = ReturnType<typeof usePhotoActs>;

/**
 * Returns the list as it will look once the server has saved: moved photographs get positions before their follower.
 */
function placed(
  photos: readonly StudioPhoto[],
  order: readonly string[],
  medias: string[],
  before: string | null,
): StudioPhoto[] {
  const moved = new Set(medias);
  const rest = order.filter((id) => !moved.has(id));
  const at = before === null ? rest.length : rest.indexOf(before);
  const wanted = [...rest.slice(0, at), ...medias, ...rest.slice(at)];
  const placeOf = new Map(wanted.map((id, place) => [id, place]));
  return photos.map((photo) => ({ ...photo, position: placeOf.get(photo.id) ?? photo.position }));
}
