'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useSend } from '@media/upload/ui/use-send';
import { ImageUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/ui/admin/Button';
import { Dialog, DialogActions } from '@/ui/admin/Dialog';

/** Replaces the file of a photograph: name, position, picks and comments stay. */
export function ReplaceDialog({
  photo,
  onClose,
}: {
  event: string;
  photo: StudioPhoto;
  onClose: () => void;
}) {
  const t = useTranslations('admin-photos.replace');
  const input = useRef<HTMLInputElement>(null);
  const send = useSend();
  const take = (file: File | undefined) => {
    if (!file) return;
    onClose();
    void send([{ file, path: file.name, replaces: photo.id }], photo.gallery);
  };
  return (
    <Dialog title={t('title', { name: photo.name })} onClose={onClose}>
      <p>{t('help', { picked: photo.picks > 0 ? 'yes' : 'no' })}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*,.heic,.heif"
        data-testid="replace-file"
        aria-label={t('choose')}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="primary" onClick={() => input.current?.click()}>
          <ImageUp aria-hidden /> {t('choose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
