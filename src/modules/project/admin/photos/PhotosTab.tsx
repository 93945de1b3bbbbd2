'use client';

import { DropZone } from '@media/upload/ui/DropZone';
import { useUploads, useUploadsSettled } from '@media/upload/ui/use-uploads';
import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { SortBy } from '@/modules/access/rules/sort';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import type { PackedGallery } from '@/modules/project/queries/present-photos';
import ui from '@/ui/admin/ui.module.css';
import { countFilters, type Filter, filterPhotos, sortPhotos } from './arrange-photos';
import { ChoiceBar } from './ChoiceBar';
import { type Choice, NOTHING } from './choice';
import { DeletedGalleries } from './DeletedGalleries';
import { DragGhost } from './DragGhost';
import { GalleryRail } from './GalleryRail';
import { GridTools } from './GridTools';
import { KeysDialog } from './KeysDialog';
import { NothingShown } from './NothingShown';
import { PhotoDialogs } from './PhotoDialogs';
import { PhotoGrid } from './PhotoGrid';
import css from './photos.module.css';
import { TRASH } from './trash-place';
import { useActions } from './use-actions';
import { useAskedPhoto } from './use-asked-photo';
import { usePhotoActs } from './use-photo-acts';
import { usePhotoList } from './use-photo-list';
import { usePhotoNews } from './use-photo-news';
import { useProjectCover } from './use-project-cover';
import { useRail } from './use-rail';
import { useTabKeys } from './use-tab-keys';
import { useTileSize } from './use-tile-size';
import { useUndoNotice } from './use-undo-notice';

/** The photos tab: galleries at the side, and the chosen one's photographs to view, select, sort and upload. */
export function PhotosTab({
  event,
  given,
  first,
  sortBy: sortedBy,
  cover,
  mayDelete,
}: {
  event: string;
  given: { galleries: RailGallery[]; token: string };
  first: PackedGallery | null;
  sortBy: SortBy;
  cover: string | null;
  /** Whether this user may delete galleries. */
  mayDelete: boolean;
}) {
  const t = useTranslations('admin-photos');
  const rail = useRail(event, given);
  const [at, setAt] = useState(first?.gallery ?? TRASH);
  const [sortBy, setSortBy] = useState(sortedBy);
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [choice, choose] = useState<Choice>(NOTHING);
  /** Whether a tap selects, instead of opening. */
  const [selecting, setSelecting] = useState(false);
  const [keys, setKeys] = useState(false);
  const [size, setSize] = useTileSize();
  const list = usePhotoList(event, at, first, setSortBy);
  const searched = useDeferredValue(search);
  const inTrash = at === TRASH;
  const sorted = useMemo(
    () => (inTrash ? list.photos : sortPhotos(list.photos, sortBy)),
    [list.photos, sortBy, inTrash],
  );
  const order = useMemo(() => filterPhotos(sorted, filter, searched), [sorted, filter, searched]);
  const counts = useMemo(() => countFilters(list.photos), [list.photos]);
  const gallery = rail.galleries.find(({ id }) => id === at);
  const projectCover = useProjectCover(cover);
  const notice = useUndoNotice();
  const acts = usePhotoActs({
    event,
    gallery: at,
    list,
    rail,
    order,
    sortBy,
    setSortBy,
    projectCover,
    notice,
  });
  const chosen = useMemo(() => order.filter(({ id }) => choice.chosen.has(id)), [order, choice.chosen]);
  const actions = useActions({ event, acts, chosen, order, choice, choose, gallery: at, inTrash, rail });
  usePhotoNews(event, (news) => {
    list.receive(news);
    void rail.refresh();
  });
  useUploadsSettled(() => rail.refresh());
  const go = useCallback((id: string) => {
    setAt(id);
    choose(NOTHING);
    setSelecting(false);
    setFilter('all');
    setSearch('');
  }, []);
  useEffect(() => {
    const url = new URL(location.href);
    url.searchParams.set('gallery', at);
    history.replaceState(history.state, '', url);
  }, [at]);
  useAskedPhoto({
    at,
    known: (id) => rail.galleries.some((one) => one.id === id),
    photos: list.photos,
    complete: list.complete,
    go,
    open: (id) => {
      // A filter could hide the photograph.
      go(at);
      actions.open(id);
    },
  });
  const gone = !gallery && !inTrash ? rail.galleries[0]?.id : undefined;
  useEffect(() => {
    // Another user deleted the gallery.
    if (gone) go(gone);
  }, [gone, go]);
  const dialog = actions.opened !== null || actions.question !== null;
  useEffect(() => {
    // Closing a dialog leaves no element focused: return the focus to the active photograph, so that keys work.
    if (!dialog && choice.active && document.activeElement === document.body)
      document.getElementById(`photo-${choice.active}`)?.focus();
  }, [dialog, choice.active]);
  const find = useRef<HTMLInputElement>(null);
  const onKey = (key: KeyboardEvent) => actions.press(key.key, key.ctrlKey || key.metaKey || key.altKey);
  useTabKeys({ '/': () => find.current?.focus(), '?': () => setKeys(true) });
  const filtered = filter !== 'all' || search !== '';
  const coming = useUploads().totals.active;
  const select = (on: boolean) => {
    setSelecting(on);
    if (!on) choose(NOTHING);
  };
  const none = filtered ? 'found' : inTrash ? 'trash' : coming ? 'coming' : 'here';
  // The drop zone says all there is to do in an empty gallery.
  const bare = none === 'here' && order.length === 0 && !list.loading && !list.failed;
  const grid = (add: ReactNode) =>
    bare ? null : (
      <>
        <GridTools
          add={add}
          counts={counts}
          filter={filter}
          onFilter={setFilter}
          search={search}
          onSearch={setSearch}
          searchRef={find}
          sortBy={inTrash ? null : sortBy}
          onSort={(next) => void acts.sort(next)}
          size={size}
          onSize={setSize}
          shown={order.length}
          selecting={selecting}
          onSelecting={select}
          onKeys={() => setKeys(true)}
        />
        {list.failed || list.loading || order.length === 0 ? (
          <NothingShown
            loading={list.loading}
            failed={list.failed}
            none={none}
            onRetry={() => void list.reload()}
            onAll={() => {
              setFilter('all');
              setSearch('');
            }}
          />
        ) : (
          <PhotoGrid
            key={at}
            event={event}
            photos={order}
            token={list.token}
            size={size}
            label={gallery?.name ?? t('trash.title')}
            choice={choice}
            choose={choose}
            selecting={selecting}
            arranges={!inTrash && !filtered}
            onOpen={actions.open}
            onPlace={(medias, before) => void acts.place(medias, before)}
            onMove={(medias, to) => void acts.move(medias, to)}
            onKey={onKey}
          />
        )}
      </>
    );
  return (
    <div className={css.layout}>
      <GalleryRail
        event={event}
        rail={rail}
        at={at}
        notice={notice}
        onChoose={go}
        onNoCover={(id) => void acts.cover({ gallery: { id, cover: null } })}
        mayDelete={mayDelete}
      />
      {gallery ? (
        <section className={css.main} aria-label={gallery.name}>
          <DropZone
            event={event}
            gallery={gallery.id}
            galleries={rail.galleries}
            onGalleries={rail.refresh}
            filled={gallery.count > 0 || list.photos.length > 0}
            begun={rail.galleries.some(({ count }) => count > 0)}
          >
            {grid}
          </DropZone>
        </section>
      ) : inTrash && rail.galleries.length > 0 ? (
        <section className={css.main} aria-label={t('trash.title')}>
          <p className={css.about}>{t('trash.help')}</p>
          {mayDelete ? <DeletedGalleries event={event} onBack={rail.refresh} /> : null}
          {grid(null)}
        </section>
      ) : (
        <section className={ui.empty}>
          <h2>{t('rail.none')}</h2>
        </section>
      )}
      <ChoiceBar chosen={chosen} actions={actions} inTrash={inTrash} onNone={() => select(false)} />
      <PhotoDialogs
        event={event}
        cover={projectCover.id}
        list={list}
        rail={rail}
        order={order}
        acts={acts}
        actions={actions}
      />
      <DragGhost />
      {keys ? <KeysDialog onClose={() => setKeys(false)} /> : null}
    </div>
  );
}
