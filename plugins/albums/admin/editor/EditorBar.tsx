'use client';

import { useT } from '@plugins/kit/admin';
import { Button, ButtonLink } from '@plugins/kit/admin/parts';
import { Redo2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { usedIn } from '../../rules/document';
import { nextNote } from '../../rules/open-notes';
import { isGrave, preflight } from '../../rules/preflight';
import { isolateSizes } from '../../rules/sizes';
import { changedSince, earlierVersions } from '../../rules/versions';
import type { AlbumView, EditorPhoto } from '../../rules/wire';
import { AlbumLook } from './AlbumLook';
import css from './editor.module.css';
import { KeysHelp } from './KeysHelp';
import { OutputDialog } from './OutputDialog';
import { ProblemList } from './ProblemList';
import { ProofDialog } from './ProofDialog';
import type { useAlbum } from './use-album';
import { useApprovalNotice } from './use-approval-notice';
import { VersionList } from './VersionList';

export interface BarProps {
  eventId: string;
  path: string;
  view: AlbumView;
  album: ReturnType<typeof useAlbum>;
  photos: ReadonlyMap<string, EditorPhoto>;
  /** Open notes of each spread that has any, and the spread that is shown. */
  notes: ReadonlyMap<string, number>;
  shown: string | null;
  onShow: (spread: string | null) => void;
  /** Designs the album's cover, and shows it. */
  onAddCover: () => void;
  /** Photographs that the editor does not know yet. */
  onMore: (photos: readonly EditorPhoto[]) => void;
  reload: () => Promise<void>;
}

type Open = 'problems' | 'look' | 'versions' | 'proof' | 'files' | null;

/** The head of the editor: name and state, undo and redo, what is saved, what to check before printing. */
export function EditorBar(props: BarProps) {
  const { eventId, view, album, photos, notes, shown, onShow } = props;
  const t = useT('albums.admin.editor');
  const states = useT('albums.admin');
  const [open, setOpen] = useState<Open>(null);
  const { document, state: saved } = album;
  const changed = changedSince(view, album);
  // A client may have approved it meanwhile, and what is saved may be as a version again.
  const openFresh = (which: Open) => {
    void props.reload();
    setOpen(which);
  };
  const skipNotice = useApprovalNotice(view, changed, () => openFresh('versions'));
  const noted = [...notes.values()].reduce((sum, count) => sum + count, 0);
  const problems = useMemo(
    () => preflight(document, photos, view.product, noted),
    [document, photos, view.product, noted],
  );
  const bare = usedIn({ spreads: document.spreads }).length === 0;
  const close = () => setOpen(null);
  return (
    <div className={css.bar}>
      <ButtonLink look="quiet" small href={`/admin/projects/${eventId}/albums`}>
        {t('back')}
      </ButtonLink>
      <h2>
        <bdi>{isolateSizes(view.name)}</bdi>
        <small>
          {t('spreadsOf', { count: document.spreads.length })} ·{' '}
          {states(`state.${view.state}`, { round: view.round })}
          {view.approved_by && (
            <>
              {' '}
              · <bdi>{view.approved_by}</bdi>
            </>
          )}
          {view.state !== 'draft' && changed && ` · ${states('changed')}`}
        </small>
      </h2>
      <span className={css.saved} role="status" data-state={saved}>
        {t(`save.${saved}`)}
      </span>
      <span className={css.row}>
        <Button small iconOnly aria-label={t('undo')} disabled={!album.mayUndo} onClick={album.undo}>
          <Undo2 aria-hidden />
        </Button>
        <Button small iconOnly aria-label={t('redo')} disabled={!album.mayRedo} onClick={album.redo}>
          <Redo2 aria-hidden />
        </Button>
        <KeysHelp />
        {saved === 'failed' && (
          <Button small look="primary" onClick={() => void album.save()}>
            {t('saveNow')}
          </Button>
        )}
        <Button small onClick={() => setOpen('look')}>
          {t('look.button')}
        </Button>
        {notes.size > 0 && (
          <Button small onClick={() => onShow(nextNote(document, notes, shown))}>
            {t('notes', { count: noted })}
          </Button>
        )}
        {(earlierVersions(view, album).length > 0 || view.state === 'approved') && (
          <Button small onClick={() => openFresh('versions')}>
            {t('versions.button')}
          </Button>
        )}
        <Button
          small
          className={problems.some(isGrave) ? css.grave : undefined}
          onClick={() => setOpen('problems')}
        >
          {t('problems.button', { count: problems.length })}
        </Button>
        <Button small onClick={() => openFresh('files')}>
          {t('files.button')}
        </Button>
        <Button
          small
          look="primary"
          disabled={bare}
          title={bare ? t('proof.bare') : undefined}
          onClick={() => setOpen('proof')}
        >
          {t('proof.button')}
        </Button>
      </span>
      {open === 'problems' && (
        <ProblemList
          document={document}
          problems={problems}
          notes={notes}
          onShow={onShow}
          onAddCover={props.onAddCover}
          onClose={close}
        />
      )}
      {open === 'look' && <AlbumLook {...props} onClose={close} />}
      {open === 'versions' && <VersionList {...props} onRestore={skipNotice} onClose={close} />}
      {open === 'proof' && <ProofDialog {...props} problems={problems.length} onClose={close} />}
      {open === 'files' && (
        <OutputDialog
          {...props}
          grave={problems.some(isGrave)}
          onProof={() => setOpen('proof')}
          onClose={close}
        />
      )}
    </div>
  );
}
