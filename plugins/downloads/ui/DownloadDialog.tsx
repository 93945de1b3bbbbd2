'use client';

import { ApiError, Button, Dialog, isLeaving, notify, useConfirm, useGallery, useT } from '@plugins/kit/ui';
import { useEffect, useState } from 'react';
import { phoneHolds } from '../rules/phone';
import type { OfferView, OrderView, ScopeOffer } from '../wire';
import { Choose, type Wish } from './Choose';
import { Orders } from './Orders';
import { SaveBatches } from './SaveBatches';
import { canSavePhotos, freeBytes, isPhone } from './save-photos';

/** What can be downloaded, how much it is, and how far it has come. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const t = useT('downloads');
  const { event, api } = useGallery();
  const [confirm, question] = useConfirm();
  const [offer, setOffer] = useState<OfferView | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [wish, setWish] = useState<Wish>({ scope: 0, size: 'web' });
  const [busy, setBusy] = useState(false);
  const [placed, setPlaced] = useState<OrderView[]>([]);
  const [saving, setSaving] = useState(false);
  // Only what this page itself fetches ends with it: archives are the browser's to finish.
  const [fetching, setFetching] = useState(false);
  const [free, setFree] = useState<number | null>(null);

  useEffect(() => {
    void freeBytes().then(setFree);
    api<OfferView>(`/events/${event.id}/downloads`).then(
      (found) => {
        setOffer(found);
        const last = found.scopes[0]?.sizes.at(-1);
        if (last) setWish({ scope: 0, size: last.size });
      },
      (error: unknown) => {
        if (error instanceof ApiError && !isLeaving(error)) setFailed(error.message);
      },
    );
  }, [api, event.id]);

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

  const chosen: ScopeOffer | undefined = offer?.scopes[wish.scope];
  const bytes = chosen?.sizes.find(({ size }) => size === wish.size)?.bytes ?? 0;
  const tooLarge = isPhone() && !phoneHolds(bytes, free);

  const order = async () => {
    if (!chosen) return;
    setBusy(true);
    try {
      const body = { scope: chosen.scope, size: wish.size, ...(chosen.id ? { id: chosen.id } : {}) };
      const made = await api<OrderView>(`/events/${event.id}/downloads`, { method: 'POST', body });
      setPlaced((all) => [made, ...all]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeaving(error)) notify({ text: error.message, tone: 'alert', key: 'downloads' });
    } finally {
      setBusy(false);
    }
  };

  const orders = [
    ...placed,
    ...(offer?.orders.filter(({ id }) => !placed.some((one) => one.id === id)) ?? []),
  ];
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
            {chosen && !saving && canSavePhotos() && (
              <Button look="accent" onClick={() => setSaving(true)}>
                {t('saveToPhotos')}
              </Button>
            )}
            {chosen && !saving && !tooLarge && (
              <Button look={canSavePhotos() ? 'line' : 'accent'} busy={busy} onClick={() => void order()}>
                {t('start')}
              </Button>
            )}
          </>
        }
      >
        {!offer && !failed && (
          <p role="status" className="text-quiet">
            {t('loading')}
          </p>
        )}
        {(failed ?? offer?.refusal?.message) && <p role="alert">{failed ?? offer?.refusal?.message}</p>}
        {offer && !offer.refusal && offer.scopes.length === 0 && <p>{t('nothing')}</p>}
        {offer && chosen && !saving && <Choose offer={offer} wish={wish} onWish={setWish} />}
        {tooLarge && !saving && <p role="alert">{t('tooLargeForPhone')}</p>}
        {saving && chosen && <SaveBatches scope={chosen} size={wish.size} onFetching={setFetching} />}
        {orders.length > 0 && !saving && <Orders orders={orders} fresh={placed.map(({ id }) => id)} />}
      </Dialog>
      {question}
    </>
  );
}
