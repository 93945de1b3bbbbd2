'use client';

import { type Money, moneyWords } from '@plugins/kit/rules';
import { useT } from '@plugins/kit/ui';
import { useConfirm, useGallery } from '@plugins/kit/ui/hooks';
import { Button, notify } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { productNotes } from '../rules/product-notes';
import { sumMoney } from '../rules/standing';
import { NoteField, SummaryList } from './SummaryList';
import type { Product } from './shown-product';
import { standingIn, useNoteTexts, useSelectionStore } from './use-selection';
import { WhoFields } from './WhoFields';

/** Completes the selection after a summary of the picks, of products with too few or too many, and a message field. */
export function CompleteButton({ products }: { products: readonly Product[] }) {
  const t = useT('selection');
  const { event, api, setEvent } = useGallery();
  const store = useSelectionStore();
  const [confirm, dialog] = useConfirm();
  const [busy, setBusy] = useState(false);
  const note = useRef('');
  const who = useRef({ name: '', email: '' });

  const complete = async () => {
    if (products.every(({ count }) => count === 0)) {
      notify({ text: t('nothingPicked'), key: 'selection' });
      return;
    }
    note.current = '';
    who.current = { name: '', email: '' };
    const sure = await confirm({
      title: t('completeTitle'),
      content: (
        <Summary
          products={products}
          studio={event.brand.name}
          {...(event.person.introduce && {
            onWho: (said: typeof who.current) => {
              who.current = said;
            },
          })}
          onNote={(written) => {
            note.current = written;
          }}
        />
      ),
      accept: t('completeAccept'),
      cancel: t('completeCancel'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      await store?.sendKept();
      if (store?.kept) return notify({ text: t('keptFirst'), tone: 'alert', key: 'selection' });
      await api(`/events/${event.id}/completion`, {
        method: 'POST',
        quiet: true,
        body: { note: note.current, ...(event.person.introduce && who.current) },
      });
      const { introduce: _asked, ...person } = event.person;
      setEvent({ selection_done: true, person: { ...person, name: who.current.name || person.name } });
      notify({ text: t('completed', { studio: event.brand.name }), key: 'selection' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isLeaving(error)) notify({ text: error.message, tone: 'alert', key: 'selection' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="accent" className="selection-complete" busy={busy} onClick={complete}>
        {t('complete')}
      </Button>
      {dialog}
    </>
  );
}

interface SummaryProps {
  products: readonly Product[];
  studio: string;
  onNote: (note: string) => void;
  /** Receives the client's name and email; absent if both are known or the dialog has asked before. */
  onWho?: (who: { name: string; email: string }) => void;
}

function Summary({ products, studio, onNote, onWho }: SummaryProps) {
  const t = useT('selection');
  const locale = useLocale();
  const noteTexts = useNoteTexts();
  const state = useSelectionStore()?.get() ?? null;
  const summaries = products.map((product) => ({ product, ...standingIn(state, product) }));
  const costs = summaries.flatMap(({ standing: { cost } }) => (cost ? [cost as Money] : []));
  return (
    <div className="flex flex-col gap-4">
      <SummaryList
        lines={summaries.map(({ product: { id, name, count, maxphotos }, ...one }) => ({
          ...{ id, name, count, maxphotos },
          uneven: one.standing.missing + one.standing.over + one.outside > 0,
          notes: productNotes(one, noteTexts),
        }))}
        sums={sumMoney(costs).map((sum) => moneyWords(sum, locale))}
      />
      {onWho ? <WhoFields onChange={onWho} /> : null}
      <NoteField onChange={onNote} />
      <p className="text-quiet text-sm">{t('completeText', { studio })}</p>
    </div>
  );
}
