'use client';

import { PHOTO_FORMAT_NAMES } from '@media/rules/photo-formats';
import { FolderUp, Images, ImageUp, MonitorUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PICKER_FILES_WARNING } from '@/core/constants';
import { Button } from '@/ui/admin/Button';
import { Menu } from '@/ui/admin/Menu';
import { CHOOSE_HASH, offerZone, PHOTO_FILES } from './choose-photos';
import { EditsDialog } from './EditsDialog';
import { type Folder, foldersOf } from './folders-of';
import { SortFolders } from './SortFolders';
import { UploadMethods } from './UploadMethods';
import type { FoundFile } from './upload-types';
import css from './uploads.module.css';
import { useDroppedEdits } from './use-dropped-edits';
import { useSend } from './use-send';
import { SendingPrograms, WatchBar } from './WatchBar';
import { filesOfDrop, filesOfInput } from './walk-drop';

/** Browsers that cannot read a file in pieces cannot resume a broken upload. */
const isOld = () => typeof Blob.prototype.arrayBuffer !== 'function' || typeof AbortSignal === 'undefined';

const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');

/**
 * The drop zone for photographs, by file or by whole folders, with a button for the system's picker. Several folders
 * are sorted into galleries by their names; edits replace the photographs they were made of.
 */
export function DropZone({
  event: project,
  gallery,
  galleries,
  onGalleries,
  filled,
  begun,
  children,
}: {
  event: string;
  gallery: string;
  galleries: readonly { id: string; name: string }[];
  onGalleries: () => Promise<void>;
  /** The gallery has photographs: the ways to add more are a button and a menu in the page's own tools. */
  filled: boolean;
  /** The project has photographs; without any its head has the same button. */
  begun: boolean;
  /** The page under the drop zone; `add` is that button, or nothing. */
  children: (add: ReactNode) => ReactNode;
}) {
  const t = useTranslations('admin.upload');
  const more = useTranslations('admin-photos');
  const send = useSend();
  const galleryName = galleries.find(({ id }) => id === gallery)?.name ?? '';
  const [folders, setFolders] = useState<Folder[] | null>(null);
  const [sendOrAsk, dropped] = useDroppedEdits(project);
  const [found, setFound] = useState<FoundFile[] | null>(null);
  const format = useFormatter();
  const formats = format.list(Object.values(PHOTO_FORMAT_NAMES), { type: 'disjunction' });
  const [over, setOver] = useState(false);
  const [methods, setMethods] = useState(false);
  const [old, setOld] = useState(false);
  useEffect(() => setOld(isOld()), []);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A browser opens its picker only after a click: a person from another screen finds the button focused.
    if (location.hash !== CHOOSE_HASH) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    const first = button.current?.querySelector('button');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, []);
  const [hint, setHint] = useState<'nothing' | 'many' | 'empty' | null>(null);
  const depth = useRef(0);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const edits = useRef<HTMLInputElement>(null);

  const take = async (files: FoundFile[], none: 'nothing' | 'empty') => {
    if (files.length === 0) return setHint(none);
    setHint(files.length > PICKER_FILES_WARNING && none === 'nothing' ? 'many' : null);
    const several = foldersOf(files).length > 1;
    await sendOrAsk(files, async (left) => {
      if (several) setFolders(foldersOf(left));
      else await send(left, gallery);
    });
  };
  const takeList = (list: FileList | null) => void take(list ? filesOfInput(list) : [], 'nothing');
  // After each render: what is taken goes to the gallery that is shown.
  useEffect(() => offerZone({ project, open: () => files.current?.click(), take: takeList }));
  const chosen = (input: HTMLInputElement) => {
    takeList(input.files);
    // Choosing the same files again must fire the event again.
    input.value = '';
  };
  const enter = (event: DragEvent, step: 1 | -1) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    void filesOfDrop(event.dataTransfer).then((dropped) => take(dropped, 'empty'));
  };
  const byFolder = () => folder.current?.click();
  const byEdits = () => edits.current?.click();
  const byMethod = () => setMethods(true);
  const choose = (
    <Button look={filled || !begun ? 'plain' : 'primary'} onClick={() => files.current?.click()}>
      <ImageUp aria-hidden /> {t('chooseFiles')}
    </Button>
  );
  const add = filled ? (
    <div className={css.add} ref={button}>
      {choose}
      <Menu
        label={more('method.label')}
        items={[
          { icon: FolderUp, label: t('chooseFolder'), run: byFolder },
          { icon: Images, label: more('edits.choose'), run: byEdits },
          { icon: MonitorUp, label: more('method.ways'), run: byMethod },
        ]}
      />
    </div>
  ) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons below do the same by keyboard
    <div
      className={css.zone}
      data-over={over || undefined}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      {old ? <p className={css.hint}>{more('method.old')}</p> : null}
      {filled ? null : (
        <div className={css.door}>
          <p className={css.doorText}>
            <strong className={css.byMouse}>{t('drop', { gallery: galleryName })}</strong>
            <strong className={css.byTouch}>{t('touch')}</strong>
            <span>{t('dropHelp', { formats })}</span>
          </p>
          <div className={css.doorButtons} ref={button}>
            {choose}
            <Button className={css.byMouse} onClick={byFolder}>
              <FolderUp aria-hidden /> {t('chooseFolder')}
            </Button>
            <Button look="quiet" onClick={byMethod}>
              <MonitorUp aria-hidden /> {more('method.ways')}
            </Button>
          </div>
        </div>
      )}
      <div hidden>
        <input
          ref={files}
          type="file"
          multiple
          accept={PHOTO_FILES}
          data-testid="upload-files"
          aria-label={t('chooseFiles')}
          onChange={(event) => chosen(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          multiple
          // Not in React's types: allows choosing a whole folder.
          {...{ webkitdirectory: '' }}
          data-testid="upload-folder"
          aria-label={t('chooseFolder')}
          onChange={(event) => chosen(event.currentTarget)}
        />
        <input
          ref={edits}
          type="file"
          multiple
          accept={PHOTO_FILES}
          data-testid="upload-edits"
          aria-label={more('edits.choose')}
          onChange={(event) => {
            const { files: given } = event.currentTarget;
            if (given?.length) setFound(filesOfInput(given));
            event.currentTarget.value = '';
          }}
        />
      </div>
      {folders ? (
        <SortFolders
          event={project}
          folders={folders}
          here={gallery}
          galleries={galleries}
          onGalleries={onGalleries}
          onClose={() => setFolders(null)}
        />
      ) : null}
      {dropped}
      {methods ? (
        <UploadMethods
          gallery={gallery}
          name={galleryName}
          onChoose={() => files.current?.click()}
          onClose={() => setMethods(false)}
        />
      ) : null}
      <WatchBar galleries={galleries} />
      <SendingPrograms gallery={gallery} />
      {found ? <EditsDialog event={project} found={found} onClose={() => setFound(null)} /> : null}
      {hint ? (
        <p className={css.hint} role="status">
          {t(`hint.${hint}`, { count: PICKER_FILES_WARNING })}
        </p>
      ) : null}
      {children(add)}
      {over ? (
        <div className={css.curtain} aria-hidden>
          <strong>{t('dropNow', { gallery: galleryName })}</strong>
        </div>
      ) : null}
    </div>
  );
}
