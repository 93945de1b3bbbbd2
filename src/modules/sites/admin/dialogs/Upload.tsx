'use client';

import { ImageUp } from 'lucide-react';
import { useTranslations as useT } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/ui/admin/Button';
import { useAct } from '@/ui/admin/use-act';
import { useBuilder } from '../state/builder-context';
import { sendFile } from '../state/send-file';
import dialogs from '../styles/dialogs.module.css';
import shared from '../styles/shared.module.css';

const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,image/tiff,.heic';

/** Uploads pictures, dropped or chosen. */
export function Upload({ most, onChosen }: { most: number; onChosen: (ids: string[]) => void }) {
  const t = useT('sites.builder.choose');
  const { addPictures, query } = useBuilder();
  const { busy, act } = useAct();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [sent, setSent] = useState<{ done: number; of: number } | null>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const send = (all: FileList | null) =>
    act(async () => {
      const files = [...(all ?? [])].slice(0, most);
      if (files.length === 0) return;
      const [ids, bad]: [string[], string[]] = [[], []];
      for (const [at, file] of files.entries()) {
        setSent({ done: at, of: files.length });
        const answer = await sendFile(`/api/x/sites/pictures/file${query}`, file);
        if ('message' in answer) bad.push(`${file.name}: ${answer.message || t('uploadFailed')}`);
        else {
          addPictures(answer.pictures);
          ids.push(...answer.ids);
        }
      }
      setSent(null);
      setRefused(bad);
      if (ids.length > 0) onChosen(ids);
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button is the other
    <div
      className={dialogs.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        // Dropping is disabled during an upload, and the cursor shows it.
        if (busy) event.dataTransfer.dropEffect = 'none';
        else setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files);
      }}
    >
      <ImageUp aria-hidden />
      <p>{sent ? t('sending', { number: sent.done + 1, count: sent.of }) : t('dropHere')}</p>
      {sent ? <progress max={sent.of} value={sent.done} aria-label={t('upload')} /> : null}
      <Button look="primary" busy={busy} onClick={() => input.current?.click()}>
        {t('fromComputer')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={TAKEN}
        multiple={most > 1}
        onChange={({ target }) => {
          void send(target.files);
          target.value = '';
        }}
      />
      {refused.map((text) => (
        <p key={text} role="alert" className={shared.bad}>
          {text}
        </p>
      ))}
    </div>
  );
}
