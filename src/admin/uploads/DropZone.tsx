'use client';

import { FolderUp, ImageUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { PICKER_FILES_WARNING } from '@/domain/constants';
import { PHOTO_FORMAT_NAMES } from '@/domain/photo-formats';
import { Button } from '../components/Button';
import type { FoundFile } from './upload-types';
import css from './uploads.module.css';
import { uploadQueue } from './use-uploads';
import { filesOfDrop, filesOfInput } from './walk-drop';

const hasFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');

/** Where photographs are dropped, by file or by whole folders, or chosen with the system's picker. */
export function DropZone({
  gallery,
  galleryName,
  children,
}: {
  gallery: string;
  galleryName: string;
  children: ReactNode;
}) {
  const t = useTranslations('admin.upload');
  const words = useTranslations();
  const format = useFormatter();
  const formats = format.list(Object.values(PHOTO_FORMAT_NAMES), { type: 'disjunction' });
  const [over, setOver] = useState(false);
  const [hint, setHint] = useState<'nothing' | 'many' | 'empty' | null>(null);
  const depth = useRef(0);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const take = async (found: FoundFile[], none: 'nothing' | 'empty') => {
    if (found.length === 0) return setHint(none);
    setHint(found.length > PICKER_FILES_WARNING && none === 'nothing' ? 'many' : null);
    const queue = await uploadQueue();
    queue.words = {
      failed: t('fileFailed'),
      empty: words('errors.NOT_A_PHOTOGRAPH', { format: 'empty' }),
      video: words('errors.NOT_A_PHOTOGRAPH', { format: 'video' }),
      tooLarge: words('errors.FILE_TOO_LARGE'),
    };
    queue.add(found, gallery);
  };
  const chosen = (input: HTMLInputElement) => {
    const found = input.files ? filesOfInput(input.files) : [];
    void take(found, 'nothing');
    // The same choice again shall be heard again.
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
    void filesOfDrop(event.dataTransfer).then((found) => take(found, 'empty'));
  };
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
      <div className={css.door}>
        <p className={css.doorText}>
          <strong>{t('drop', { gallery: galleryName })}</strong>
          <span>{t('dropHelp', { formats })}</span>
        </p>
        <div className={css.doorButtons}>
          <Button look="primary" onClick={() => files.current?.click()}>
            <ImageUp aria-hidden /> {t('chooseFiles')}
          </Button>
          <Button onClick={() => folder.current?.click()}>
            <FolderUp aria-hidden /> {t('chooseFolder')}
          </Button>
        </div>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept="image/*,.heic,.heif"
          data-testid="upload-files"
          aria-label={t('chooseFiles')}
          onChange={(event) => chosen(event.currentTarget)}
        />
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          // Not in React's types: lets a whole folder be chosen.
          {...{ webkitdirectory: '' }}
          data-testid="upload-folder"
          aria-label={t('chooseFolder')}
          onChange={(event) => chosen(event.currentTarget)}
        />
      </div>
      {hint ? (
        <p className={css.hint} role="status">
          {t(`hint.${hint}`, { count: PICKER_FILES_WARNING })}
        </p>
      ) : null}
      {children}
      {over ? (
        <div className={css.curtain} aria-hidden>
          <strong>{t('dropNow', { gallery: galleryName })}</strong>
        </div>
      ) : null}
    </div>
  );
}
