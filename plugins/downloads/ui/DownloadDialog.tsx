'use client';

import { useT } from '@plugins/kit/ui';
import { useConfirm, useGallery } from '@plugins/kit/ui/hooks';
import { Button, Dialog, notify } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { useEffect, useRef, useState } from 'react';
import { phoneHolds } from '../rules/phone';
import type { OrderView } from '../wire';
import { Choose, type DownloadChoice } from './Choose';
import { Orders } from './Orders';
import { SaveBatches } from './SaveBatches';
import { canSavePhotos, isPhone } from './save-photos';
import { useOffer } from './use-offer';

/** The download dialog: what can be downloaded, its size, and the progress. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useT('downloads');
  const { event, api } = useGallery();
  const [confirm, question] = useConfirm();
  const { offer, failed, free, load } = useOffer();
  const [ownChoice, setChoice] = useState<DownloadChoice | null>(null);
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const [placed, setPlaced] = useState<OrderView | null>(null);
  // Closing the page ends only what the page itself fetches: the browser finishes archives.
  const [fetching, setFetching] = useState(false);

  const choice = ownChoice ?? { scope: 0, size: offer?.scopes[0]?.sizes.at(-1)?.size ?? 'web' };
  const chosen = offer?.scopes[choice.scope];
  const bytes = chosen?.sizes.find(({ size }) => size === choice.size)?.bytes ?? 0;
  const tooLarge = isPhone() && !phoneHolds(bytes, free);
  const choosing = !saving && !placed;
  const loading = !offer && !failed;

  // The pressed button is gone: move the focus to the new content.
  const came = useRef<HTMLDivElement>(null);
  const moved = useRef(choosing);
  useEffect(() => {
    if (moved.current !== choosing) came.current?.focus();
    moved.current = choosing;
  }, [choosing]);

  const close = async () => {
    if (fetching) {
      const sure = await confirm({
        title: t('closeTitle'),
        content: <p>{t('closeText')}</p>,
        accept: t('closeAccept'),
        cancel: t('closeCancel'),
      });
      if (!sure) return;
    }
    onClose();
  };
  const back = () => {
    setSaving(false);
    setPlaced(null);
    void load();
  };
  const order = async () => {
    if (!chosen) return;
    setBusy(true);
    try {
      const body = { scope: chosen.scope, size: choice.size, ...(chosen.id ? { id: chosen.id } : {}) };
      setPlaced(await api<OrderView>(`/events/${event.id}/downloads`, { method: 'POST', body }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeaving(error)) notify({ text: error.message, tone: 'alert', key: 'downloads' });
    } finally {
      setBusy(false);
    }
  };

  const said = failed ?? offer?.refusal?.message;
  return (
    <>
      <Dialog
        open
        onClose={() => void close()}
        title={t('title')}
        actions={
          <>
            <Button look="line" onClick={() => void close()}>
              {t('close')}
            </Button>
            {!choosing && !fetching && (
              <Button look="line" onClick={back}>
                {t('more')}
              </Button>
            )}
            {/* There from the start, and while the chosen size is too large: no button moves under a press. */}
            {choosing && (chosen || loading) && (
              <Button
                look={canSavePhotos() ? 'line' : 'ink'}
                busy={busy}
                disabled={loading || tooLarge}
                onClick={() => void order()}
              >
                {t(canSavePhotos() ? 'startArchive' : 'start')}
              </Button>
            )}
            {choosing && (chosen || loading) && canSavePhotos() && (
              <Button disabled={loading} onClick={() => setSaving(true)}>
                {t('saveToPhotos')}
              </Button>
            )}
          </>
        }
      >
        <div ref={came} tabIndex={-1} className="flex flex-col gap-5 outline-none">
          {loading && (
            // As high as the usual choice: everything, one gallery, and three sizes.
            <p role="status" className="min-h-80 text-quiet">
              {t('loading')}
            </p>
          )}
          {said && <p role="alert">{said}</p>}
          {failed && (
            <Button look="line" onClick={() => void load()}>
              {t('tryAgain')}
            </Button>
          )}
          {offer && !offer.refusal && offer.scopes.length === 0 && (
            <p>{t(offer.selection_only ? 'nothingChosen' : 'nothing')}</p>
          )}
          {offer && chosen && choosing && <Choose offer={offer} value={choice} onChoice={setChoice} />}
          {tooLarge && choosing && (
            <p role="alert">
              {t('tooLargeForPhone')} {canSavePhotos() && t('savingStays')}
            </p>
          )}
          {saving && chosen && <SaveBatches scope={chosen} size={choice.size} onFetching={setFetching} />}
          {placed && <Orders orders={[placed]} begin />}
          {choosing && offer && offer.orders.length > 0 && <Orders orders={offer.orders} />}
        </div>
      </Dialog>
      {question}
    </>
  );
}
