'use client';

import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useT } from '@plugins/kit/admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { COVER, changeSheet, coverPhoto, addCover as newCover, sheetOf } from '../../rules/cover';
import { type AlbumDocument, usedIn } from '../../rules/document';
import * as edit from '../../rules/edit';
import { nextNote, openNotes } from '../../rules/open-notes';
import { openMarks } from '../../rules/proof-notes';
import type { AlbumView, EditorPhoto } from '../../rules/wire';
import { EditorBar } from './EditorBar';
import css from './editor.module.css';
import { PhotoTray } from './PhotoTray';
import { SidePanel } from './SidePanel';
import { SpreadCanvas } from './SpreadCanvas';
import { SpreadStrip } from './SpreadStrip';
import { StaleDialog } from './StaleDialog';
import { newId, useAlbum } from './use-album';
import { useEditorKeys } from './use-editor-keys';

/** What is chosen on the spread: a photograph's frame or a caption. */
export interface Chosen {
  kind: 'frame' | 'text';
  id: string;
}

/** What is dragged, or where it is dropped. */
export type Dragged =
  | { kind: 'photo'; media: string }
  | { kind: 'frame'; at: edit.FrameAt; media: string | null }
  | { kind: 'spread'; spread: string }
  | { kind: 'tray' };

/** Of an album whose product was deleted, in micrometers. */
const COVER_MEASURES = { spine: 10_000, wrap: 15_000 };

const nothing = () => undefined;
const SILENT = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** The editor, as large as the window: spreads above, the chosen one in the middle, its tools beside it, the picks below. */
export function EditorFrame({
  eventId,
  path,
  view,
  reload,
}: {
  eventId: string;
  path: string;
  view: AlbumView;
  reload: () => Promise<void>;
}) {
  const t = useT('albums.admin.editor');
  const album = useAlbum(path, view);
  const { document } = album;
  const notes = useMemo(() => openNotes(document, view.pins), [document, view.pins]);
  // An album with open notes opens at the first of them.
  const [spreadId, setSpreadId] = useState(
    () => nextNote(document, notes, null) ?? document.spreads[0]?.id ?? null,
  );
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [cropping, setCropping] = useState(false);
  const [dragging, setDragging] = useState<string | null>(null);
  // Photographs beside the picks, as the tray loads them.
  const [others, setOthers] = useState<readonly EditorPhoto[]>([]);
  const photos = useMemo(
    () => new Map([...others, ...view.photos].map((photo) => [photo.id, photo])),
    [others, view.photos],
  );
  // The cover is a document of its own measures: tools and keys change that in place of the album.
  const here = spreadId === COVER ? COVER : '';
  const sheet = useMemo(() => sheetOf(document, here), [document, here]);
  const spread = sheet.spreads.find(({ id }) => id === spreadId) ?? sheet.spreads[0];
  const used = useMemo(() => new Set(usedIn({ spreads: sheet.spreads })), [sheet.spreads]);
  const changeAlbum = album.change;
  const changeOf = useCallback(
    (id: string, act: (document: AlbumDocument) => AlbumDocument) =>
      changeAlbum((now) => changeSheet(now, id, act)),
    [changeAlbum],
  );
  const change = useCallback(
    (act: (document: AlbumDocument) => AlbumDocument) => changeOf(here, act),
    [changeOf, here],
  );
  const at = useCallback(
    (frame: string): edit.FrameAt => ({ spread: spread?.id ?? '', frame }),
    [spread?.id],
  );
  const show = useCallback((id: string | null) => {
    setSpreadId(id);
    setChosen(null);
    setCropping(false);
  }, []);
  // A spread that was removed or undone is no longer shown.
  useEffect(() => {
    if (chosen && spread && ![...spread.frames, ...spread.texts].some(({ id }) => id === chosen.id)) {
      setChosen(null);
      setCropping(false);
    }
  }, [chosen, spread]);
  const cropped = chosen?.id;
  const onChoose = useCallback(
    (next: Chosen | null) => {
      setChosen(next);
      // A drag of the photograph that is cropped ends as a press on it.
      setCropping((on) => on && next?.id === cropped);
    },
    [cropped],
  );
  const onMore = useCallback(
    (more: readonly EditorPhoto[]) => setOthers((before) => [...before, ...more]),
    [],
  );
  const place = (media: string) => {
    if (!spread) {
      const id = newId();
      change((now) => edit.addToSpread(edit.addSpread(now, null, id), id, media, photos, newId));
      return show(id);
    }
    if (chosen?.kind === 'frame') change((now) => edit.putPhoto(now, at(chosen.id), media, photos));
    else change((now) => edit.addToSpread(now, spread.id, media, photos, newId));
  };
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const drop = ({ active, over }: DragEndEvent) => {
    setDragging(null);
    const from = active.data.current as Dragged | undefined;
    const to = over?.data.current as Dragged | undefined;
    if (!from || !to) return;
    if (from.kind === 'spread') {
      if (to.kind !== 'spread') return;
      const place = document.spreads.findIndex(({ id }) => id === to.spread);
      changeAlbum((now) => edit.moveSpread(now, from.spread, place));
      return;
    }
    const media = from.kind === 'tray' ? null : from.media;
    if (!media) return;
    if (to.kind === 'frame') change((now) => edit.putPhoto(now, to.at, media, photos));
    if (to.kind === 'spread')
      changeOf(to.spread, (now) => edit.addToSpread(now, to.spread, media, photos, newId));
    if (to.kind === 'tray') change((now) => edit.takeOff(now, media, photos, newId));
  };
  const addCover = () => {
    const { spine, wrap } = view.product ?? COVER_MEASURES;
    const photo = coverPhoto([...photos.values()], usedIn(document), view.cover_pick);
    changeAlbum((now) => newCover(now, { spine, wrap, title: view.name, photo }, newId));
    show(COVER);
  };
  const coverable = (view.product === null || view.product.cover === 'photo') && document.spreads.length > 0;
  useEditorKeys({ album, change, spread, chosen, cropping, photos, show, onChoose, onCrop: setCropping });
  const dragged = dragging ? photos.get(dragging) : undefined;
  return (
    <DndContext
      id="album"
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => {
        const data = active.data.current as Dragged | undefined;
        setDragging(data && 'media' in data ? data.media : null);
      }}
      onDragCancel={() => setDragging(null)}
      onDragEnd={drop}
      // Pointers alone drag here: what the keys do is said by the buttons.
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
    >
      <div className={css.editor} data-own-keys>
        <EditorBar
          eventId={eventId}
          path={path}
          view={view}
          album={album}
          photos={photos}
          notes={notes}
          shown={spread?.id ?? null}
          onShow={show}
          onAddCover={addCover}
          onMore={onMore}
          reload={reload}
        />
        <SpreadStrip
          document={document}
          photos={photos}
          notes={notes}
          shown={spread?.id ?? null}
          album={album}
          onShow={show}
          onAddCover={coverable ? addCover : undefined}
        />
        {spread ? (
          <div className={css.work}>
            <SpreadCanvas
              document={sheet}
              spread={spread}
              photos={photos}
              pins={openMarks(view.pins, spread.id)}
              spine={here ? (document.cover?.spine ?? null) : null}
              chosen={chosen}
              cropping={cropping}
              onChoose={onChoose}
              onCrop={setCropping}
              change={change}
            />
            <SidePanel
              view={view}
              document={sheet}
              whole={document}
              spread={spread}
              photos={photos}
              chosen={chosen}
              cropping={cropping}
              onCrop={setCropping}
              onChoose={onChoose}
              onShow={show}
              change={change}
              changeAlbum={changeAlbum}
              spine={document.cover?.spine ?? null}
              path={path}
              notesPath={`/api/x/albums/projects/${eventId}/proofs/${view.id}/pins`}
              reload={reload}
            />
          </div>
        ) : (
          <p className={css.none}>{t('noSpreads')}</p>
        )}
        <PhotoTray
          path={path}
          photos={view.photos}
          used={used}
          cover={here === COVER}
          onPlace={place}
          placing={chosen?.kind === 'frame'}
          onMore={onMore}
        />
        <DragOverlay dropAnimation={null}>
          {dragged && <img src={dragged.src} alt="" className={css.ghost} />}
        </DragOverlay>
        {album.stored && <StaleDialog album={album} reload={reload} />}
      </div>
    </DndContext>
  );
}
