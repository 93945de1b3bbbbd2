'use client';

import { useEffect } from 'react';
import { sheetsOf } from '../../rules/cover';
import { changeCrop, moveCrop, zoomCrop } from '../../rules/crop';
import type { AlbumDocument, AlbumPhoto, Spread } from '../../rules/document';
import * as edit from '../../rules/edit';
import { moveText } from '../../rules/place-text';
import type { Chosen } from './EditorFrame';
import { newId, type useAlbum } from './use-album';

const STEP = 0.02;
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Whether a key is for a field or a dialog. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null;

/** Whether a slider or a box has the focus, for which Escape and commands mean nothing. */
const isSlider = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:is([type=range], [type=checkbox])') &&
  target.closest('dialog') === null;

/**
 * Keys of the editor: undo and redo, the next and the previous spread, the crop of the chosen photograph (arrows, plus
 * and minus), the place of the chosen text (arrows), Delete, Escape.
 */
export function useEditorKeys({
  album,
  change,
  spread,
  chosen,
  cropping,
  photos,
  show,
  onChoose,
  onCrop,
}: {
  album: ReturnType<typeof useAlbum>;
  /** Changes the document that the spread is on. */
  change: (edit: (document: AlbumDocument) => AlbumDocument) => void;
  spread: Spread | undefined;
  chosen: Chosen | null;
  cropping: boolean;
  photos: ReadonlyMap<string, AlbumPhoto>;
  show: (spread: string | null) => void;
  onChoose: (chosen: Chosen | null) => void;
  onCrop: (on: boolean) => void;
}) {
  useEffect(() => {
    const { document, undo, redo } = album;
    const step = (by: number) => {
      const all = sheetsOf(document);
      const next = all[all.findIndex((one) => one.spread.id === spread?.id) + by];
      if (next) show(next.spread.id);
    };
    const crop = (key: string): boolean => {
      const frame = chosen?.kind === 'frame' && spread?.frames.find(({ id }) => id === chosen.id);
      const photo = frame ? photos.get(frame.media ?? '') : undefined;
      if (!spread || !frame || !photo || !cropping) return false;
      const way = WAYS[key];
      const zoom = key === '+' || key === '=' ? 1.1 : key === '-' ? 1 / 1.1 : 1;
      if (!way && zoom === 1) return false;
      change((now) =>
        changeCrop(now, { spread: spread.id, frame: frame.id }, (one) =>
          way ? moveCrop(one, photo, now.format, { x: way[0], y: way[1] }) : zoomCrop(one.crop, zoom),
        ),
      );
      return true;
    };
    const move = (key: string): boolean => {
      const way = WAYS[key];
      const text = chosen?.kind === 'text' && spread?.texts.find(({ id }) => id === chosen.id);
      if (!spread || !text || !way) return false;
      change((now) => moveText(now, spread.id, text.id, { x: way[0] / 4, y: way[1] / 4 }));
      return true;
    };
    const remove = () => {
      if (!chosen || !spread) return;
      if (chosen.kind === 'text') change((now) => edit.onText(now, spread.id, chosen.id, null));
      const media = spread.frames.find(({ id }) => id === chosen.id)?.media;
      if (media) change((now) => edit.takeOff(now, media, photos, newId));
      onChoose(null);
    };
    const press = (event: KeyboardEvent) => {
      const command = event.ctrlKey || event.metaKey;
      const key = event.key;
      const passes = isSlider(event.target) && (command || key === 'Escape');
      if ((isTyping(event.target) && !passes) || event.altKey) return;
      let done = true;
      if (command && key.toLowerCase() === 'z') event.shiftKey ? redo() : undo();
      else if (command && key.toLowerCase() === 'y') redo();
      else if (command) done = false;
      else if (crop(key) || move(key)) done = true;
      else if (key === 'PageDown') step(1);
      else if (key === 'PageUp') step(-1);
      else if (key === 'Delete' || key === 'Backspace') remove();
      else if (key === 'Escape') cropping ? onCrop(false) : onChoose(null);
      else done = false;
      if (done) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [album, change, spread, chosen, cropping, photos, show, onChoose, onCrop]);
}
