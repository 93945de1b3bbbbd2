'use client';

import { useT } from '@plugins/kit/admin';
import { COVER } from '../../rules/cover';
import type { AlbumDocument, Spread } from '../../rules/document';
import { spreadOfNote } from '../../rules/open-notes';
import type { AlbumView, EditorPhoto } from '../../rules/wire';
import { CoverTools } from './CoverTools';
import type { Chosen } from './EditorFrame';
import css from './editor.module.css';
import { FrameTools } from './FrameTools';
import { PinList } from './PinList';
import { SpreadTools } from './SpreadTools';
import { TemplateChoice } from './TemplateChoice';
import { TextTools } from './TextTools';

export interface PanelProps {
  view: AlbumView;
  /** The album, or its cover alone. */
  document: AlbumDocument;
  /** The album in any case. */
  whole: AlbumDocument;
  spread: Spread;
  photos: ReadonlyMap<string, EditorPhoto>;
  chosen: Chosen | null;
  cropping: boolean;
  onCrop: (on: boolean) => void;
  onChoose: (chosen: Chosen | null) => void;
  onShow: (spread: string | null) => void;
  change: (edit: (document: AlbumDocument) => AlbumDocument) => void;
  /** Changes the whole album, of which `document` may be the cover alone. */
  changeAlbum: (edit: (document: AlbumDocument) => AlbumDocument) => void;
  /** Width of the cover's spine in micrometers; null without a cover. */
  spine: number | null;
  path: string;
  /** Of the last proof's notes. */
  notesPath: string;
  reload: () => Promise<void>;
}

/** Tools of what is chosen: a photograph, a caption, else the spread. */
export function SidePanel(props: PanelProps) {
  const t = useT('albums.admin.editor');
  const { chosen, spread, view, whole } = props;
  const frame = chosen?.kind === 'frame' ? spread.frames.find(({ id }) => id === chosen.id) : undefined;
  const text = chosen?.kind === 'text' ? spread.texts.find(({ id }) => id === chosen.id) : undefined;
  const pins = view.pins.filter((pin) => spreadOfNote(whole, pin) === spread.id);
  return (
    <section className={css.panel} aria-label={t('tools')}>
      {frame ? (
        <FrameTools {...props} frame={frame} />
      ) : text ? (
        <TextTools key={text.id} {...props} text={text} />
      ) : (
        <>
          {pins.length > 0 && <PinList {...props} pins={pins} />}
          {/* A new cover is laid out already: what is left is its spine. */}
          {spread.id === COVER && <CoverTools {...props} />}
          <TemplateChoice {...props} />
          {spread.id !== COVER && <SpreadTools {...props} />}
        </>
      )}
    </section>
  );
}
