'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, Dialog, notify } from '@plugins/kit/ui/parts';
import { type FormEvent, useState } from 'react';
import { useOnline } from '../../ui/use-online';
import type { ListView } from '../lists-view';
import { useAboutList } from './use-about-list';
import { useLists, useListsStore, useSayList } from './use-lists';
import { useMarksStore } from './use-marks';

/**
 * This person's lists and those that others have sent; creates lists. Opening one shows its photographs, and marks
 * then add to it if it is this person's own.
 */
export function ListsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('selection.lists');
  const about = useAboutList();
  const store = useListsStore();
  const marks = useMarksStore();
  const lists = useLists((all) => all.get().lists) ?? [];
  const { setQuery } = useGallery();
  const say = useSayList();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const [nameless, setNameless] = useState(false);
  const look = (list: ListView) => {
    marks?.choose(false);
    store?.choose(list.mine ? list.id : null);
    setQuery({ filter: 'selected', product: null, list: list.id });
    onClose();
  };
  const make = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    setNameless(!name);
    if (!name) form.querySelector<HTMLInputElement>('input[name=name]')?.focus();
    if (!store || !name) return;
    setBusy(true);
    const made = say(await store.create(name));
    setBusy(false);
    if (!made) return;
    marks?.choose(false);
    notify({ text: t('made', { list: name }), key: 'selection' });
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="flex flex-col gap-5">
        {lists.length > 0 ? (
          <ul className="flex flex-col divide-y divide-line border-line border-y">
            {lists.map((list) => (
              <li key={list.id}>
                <button
                  type="button"
                  className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-start"
                  onClick={() => look(list)}
                >
                  <span>
                    <bdi className="font-medium">{list.name}</bdi>
                    <span className="block text-quiet text-sm">{about(list)}</span>
                  </span>
                  <bdi dir="ltr" className="font-semibold tabular-nums">
                    {list.medias.length}
                  </bdi>
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-quiet">{t('none')}</p>
        )}
        {online ? null : (
          <p role="status" className="text-quiet text-sm">
            {t('offline')}
          </p>
        )}
        <form
          noValidate
          hidden={!online}
          onSubmit={(submitted) => void make(submitted)}
          className="flex flex-wrap items-end gap-3"
        >
          <label className="flex flex-1 flex-col gap-1">
            <span className="text-sm">{t('name')}</span>
            <input
              name="name"
              maxLength={100}
              required
              dir="auto"
              autoComplete="off"
              aria-invalid={nameless || undefined}
              aria-describedby={nameless ? 'list-nameless' : undefined}
              className="min-h-12 w-full min-w-0 rounded-sm border border-line bg-raised px-3.5 text-base text-ink"
            />
          </label>
          <Button type="submit" busy={busy} className="h-12">
            {t('make')}
          </Button>
          {nameless && (
            <p id="list-nameless" role="alert" className="w-full text-danger text-sm">
              {t('nameless')}
            </p>
          )}
        </form>
      </div>
    </Dialog>
  );
}
