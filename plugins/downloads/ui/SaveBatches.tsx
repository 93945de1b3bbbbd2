'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button } from '@plugins/kit/ui/parts';
import { ApiError } from '@plugins/kit/ui/rules';
import { useCallback, useEffect, useState } from 'react';
import { nextBatch } from '../rules/phone';
import type { ScopeOffer, SingleView } from '../wire';
import { BAR } from './OrderParts';
import { fetchPhotos, saveToPhotos } from './save-photos';

export interface SaveBatchesProps {
  scope: ScopeOffer;
  size: 'web' | 'hd' | 'original';
  /** Called with true while closing the page would end a fetch. */
  onFetching: (fetching: boolean) => void;
}

/** On phones: fetches photographs in batches; one touch of the share sheet saves each batch to the photo library. */
export function SaveBatches({ scope, size, onFetching }: SaveBatchesProps) {
  const t = useT('downloads');
  const { event, api } = useGallery();
  const [photos, setPhotos] = useState<SingleView[] | null>(null);
  const [from, setFrom] = useState(0);
  const [files, setFiles] = useState<File[] | null>(null);
  const [fetched, setFetched] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const batch = photos ? nextBatch(photos, from) : [];
  const wanted = batch.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a signal
  useEffect(() => {
    const leave = new AbortController();
    const run = async () => {
      setFailed(null);
      setFiles(null);
      setFetched(0);
      let all = photos;
      if (!all) {
        const query = new URLSearchParams({
          scope: scope.scope,
          size,
          ...(scope.id ? { id: scope.id } : {}),
        });
        ({ photos: all } = await api<{ photos: SingleView[] }>(
          `/events/${event.id}/downloads/photos?${query}`,
        ));
        setPhotos(all);
      }
      const next = nextBatch(all, from);
      if (next.length === 0) return;
      onFetching(true);
      setFiles(await fetchPhotos(next, { fetched: setFetched, signal: leave.signal }));
    };
    run()
      .catch((error: unknown) => {
        if (leave.signal.aborted) return;
        setFailed(error instanceof ApiError ? error.message : t('photoFailed'));
      })
      .finally(() => onFetching(false));
    return () => leave.abort();
  }, [from, tries]);

  const save = useCallback(async () => {
    if (!files) return;
    if ((await saveToPhotos(files)) === 'saved') setFrom((at) => at + files.length);
  }, [files]);

  if (failed)
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{failed}</p>
        <Button look="line" onClick={() => setTries(tries + 1)}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  if (photos && from >= photos.length) return <p role="status">{t('allSaved', { count: photos.length })}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        {files
          ? t('batchReady', { from: from + 1, to: from + wanted, count: photos?.length ?? 0 })
          : t('batchFetching', { done: fetched, count: wanted })}
      </p>
      <progress value={files ? wanted : fetched} max={Math.max(1, wanted)} className={BAR}>
        {fetched}
      </progress>
      <Button busy={!files} onClick={() => void save()}>
        {t('saveBatch', { count: wanted })}
      </Button>
    </div>
  );
}
