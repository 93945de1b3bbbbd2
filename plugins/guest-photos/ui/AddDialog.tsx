'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, Dialog } from '@plugins/kit/ui/parts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnWaiting } from './OwnWaiting';
import { SendState } from './SendState';
import { useOwn } from './use-own';
import { useSending } from './use-sending';

/** What the system's picker offers. */
const PHOTO_FILES = 'image/*,.heic,.heif';

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  /** The line that leads to the reader's own language. */
  offer: ReactNode;
}

/** Adds photographs of one's own: the name once, the system's picker, progress, and thanks. */
export function AddDialog({ open, onClose, offer }: AddDialogProps) {
  const t = useT('guest-photos.dialog');
  const { event, api } = useGallery();
  const studio = event.brand.name;
  const at = `/api/x/guest-photos/projects/${event.id}/own`;
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { sending, send, problem } = useSending(open);
  const busy = sending !== null && !sending.ended;
  const ended = sending?.ended ?? false;
  const { own, setOwn, unread, load } = useOwn(at, { open, busy });
  useEffect(() => {
    // The browser begins at the button that closes, with a ring where the link opened the dialog without a press.
    if (open) content.current?.focus({ preventScroll: true });
  }, [open]);
  const choose = async (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || !own) return;
    const given = name.trim();
    if (own.name === null && given)
      await api(at, { method: 'PUT', body: { name: given }, quiet: true }).catch(() => undefined);
    await send(files, own);
  };
  const room = own?.left ?? 0;
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div ref={content} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {sending ? (
          <SendState state={sending} studio={studio} onRetry={(files) => own && void send(files, own)} />
        ) : (
          <div className="flex flex-col gap-2">
            {offer}
            <p className="text-quiet">{t('about', { studio })}</p>
          </div>
        )}
        {problem && (
          <p role="alert" className="text-danger text-sm">
            {problem}
          </p>
        )}
        {unread && (
          <div className="flex flex-col gap-2" role="alert">
            <p>{t('unread')}</p>
            <Button look="line" onClick={() => void load()}>
              {t('retry')}
            </Button>
          </div>
        )}
        {own && own.name === null && !sending && (
          <label className="flex flex-col gap-1.5">
            <span>{t('name')}</span>
            <input
              value={name}
              maxLength={80}
              dir="auto"
              autoComplete="name"
              onChange={(change) => setName(change.currentTarget.value)}
              className="min-h-11 rounded-sm border border-line bg-raised px-3.5 py-2 text-base text-ink hover:border-quiet"
            />
            <span className="text-quiet text-sm">{t('nameHelp', { studio })}</span>
          </label>
        )}
        {own && room === 0 && !busy && <p>{t('full')}</p>}
        {/* The name's field comes above the button: neither is shown before it is known whether there is one. */}
        {!own && !unread && (
          <p role="status" className="min-h-40 text-quiet">
            {t('preparing')}
          </p>
        )}
        {own && room > 0 && !busy && (
          <div className="flex flex-col gap-2">
            <input
              ref={input}
              type="file"
              accept={PHOTO_FILES}
              multiple
              hidden
              onChange={(change) => {
                const { currentTarget } = change;
                void choose(currentTarget.files).finally(() => {
                  currentTarget.value = '';
                });
              }}
            />
            <Button look={sending ? 'line' : 'ink'} onClick={() => input.current?.click()}>
              {t(sending ? 'more' : 'choose')}
            </Button>
            <p className="text-center text-quiet text-sm">{t('room', { room })}</p>
          </div>
        )}
        {ended && (
          <Button look="ink" onClick={onClose}>
            {t('close')}
          </Button>
        )}
        {open && own && own.photos.length > 0 && !busy && <OwnWaiting at={at} own={own} onOwn={setOwn} />}
      </div>
    </Dialog>
  );
}
