'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { Button, Dialog } from '@plugins/kit/ui/parts';
import { useEffect, useRef, useState } from 'react';
import { useCullStore } from '../cull/use-cull';
import { PickedStrip } from './PickedStrip';
import { NoteField, SummaryList } from './SummaryList';
import type { Product } from './shown-product';
import { useChooseFor } from './use-choose-for';
import { useFirstPicks } from './use-photo-views';
import { useSend, type Who } from './use-send';
import { type ProductLine, useSummary } from './use-summary';
import { WhoFields } from './WhoFields';
import './sending.css';

const UNNAMED: Who = { name: '', email: '' };

/** The summary before sending: per product what is chosen and what is missing, the client's name, a message. */
export function SendDialog({ products, onClose }: { products: readonly Product[]; onClose: () => void }) {
  const t = useT('selection');
  const { event } = useGallery();
  const studio = event.brand.name;
  const cull = useCullStore();
  const chooseFor = useChooseFor();
  const firstOf = useFirstPicks(products);
  const { lines, sums } = useSummary(products);
  const { send, busy, failed } = useSend();
  const [note, setNote] = useState('');
  const [who, setWho] = useState<Who | null>(event.person.introduce ? UNNAMED : null);
  // Once it is sent the studio alone opens it again: the next step is then to go on choosing.
  const unfinished = lines.filter(({ open, state }) => open && state !== 'ready').length;
  const content = useRef<HTMLDivElement>(null);
  // On a phone the mistake may be below the buttons.
  useEffect(() => {
    if (!failed) return;
    const input = content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    input?.focus({ preventScroll: true });
    (input ?? content.current?.querySelector('[role="alert"]'))?.scrollIntoView({ block: 'center' });
  }, [failed]);
  /** Closes first: both show something that the dialog would cover. */
  const actOf = ({ product, state, open }: ProductLine) => {
    if (!open || state === 'ready') return null;
    const over = state === 'over';
    const act = () => {
      onClose();
      if (over) cull.open({ kind: 'picks', product: product.id });
      else chooseFor(product);
    };
    return (
      <button type="button" className="send-act" onClick={act}>
        {t(over ? 'cull.begin' : 'send.choose')}
        <span className="sr-only">: {product.name}</span>
      </button>
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('completeTitle')}
      actions={
        <>
          {unfinished > 0 ? (
            <p className="order-1 font-medium text-accent text-sm sm:order-none sm:me-auto sm:self-center">
              {t('send.unfinished', { count: unfinished })}
            </p>
          ) : null}
          <Button look={unfinished > 0 ? 'ink' : 'line'} onClick={onClose}>
            {t('completeCancel')}
          </Button>
          <Button look={unfinished > 0 ? 'line' : 'ink'} busy={busy} onClick={() => void send({ note, who })}>
            {t('completeAccept')}
          </Button>
        </>
      }
    >
      <div ref={content} className="send flex flex-col gap-4">
        <SummaryList
          lines={lines}
          sums={sums}
          stripOf={({ product, count }) => <PickedStrip photos={firstOf(product)} count={count} />}
          actOf={actOf}
        />
        {who ? (
          <section className="send-who" aria-labelledby="send-who">
            <div className="flex items-baseline justify-between gap-4">
              <h3 id="send-who" className="font-medium">
                {t('who.title')}
              </h3>
              <button type="button" className="send-act text-quiet" onClick={() => setWho(null)}>
                {t('who.skip')}
              </button>
            </div>
            <p className="text-quiet text-sm">{t('who.text', { studio })}</p>
            <WhoFields onChange={setWho} errors={failed?.field ? [failed.text] : []} />
          </section>
        ) : null}
        <NoteField onChange={setNote} />
        <p className="text-quiet text-sm">{t('completeText', { studio })}</p>
        {failed && !(failed.field && who) ? (
          <p role="alert" className="text-danger">
            {failed.text}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
