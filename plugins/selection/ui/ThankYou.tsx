'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { whenShown } from '@plugins/kit/ui/parts';
import { createPortal } from 'react-dom';
import { useSelection } from './use-selection';
import { useThanks, useThanksOpen } from './use-thanks';
import './sending.css';

const ThanksDialog = whenShown(() => import('./ThanksDialog').then((file) => file.ThanksDialog));

/** The thank-you after sending, over the whole screen. Closes if the selection is reopened. */
export function ThanksHost() {
  const open = useThanksOpen();
  const thanks = useThanks();
  const { event } = useGallery();
  const products = useSelection((s) => s.get().products);
  return open && event.selection_done && products
    ? createPortal(
        <ThanksDialog products={products} onClose={() => thanks.close()} />,
        document.querySelector('[data-dialogs]') ?? document.body,
      )
    : null;
}

/** The line above the photographs from which the thank-you can be read again. */
export function SentLine() {
  const t = useT('selection');
  const { event } = useGallery();
  const thanks = useThanks();
  if (!event.selection_done || !event.products_url || event.can.manage) return null;
  return (
    <p className="sent-line">
      {t('doneNow')}
      <button type="button" className="send-act" onClick={() => thanks.open()}>
        {t('thanks.again')}
      </button>
    </p>
  );
}
