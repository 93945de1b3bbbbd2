'use client';

import { useT } from '@plugins/kit/view';
import { buttonClass } from '@plugins/kit/view/parts';
import { type FormEvent, useEffect, useState } from 'react';
import type { OfferView, OrderView } from '../wire';
import { Choose, type DownloadChoice } from './Choose';
import { LiveOrder } from './LiveOrder';

/**
 * What is downloaded, in which size. Without script a plain form, whose answer is the file or the page of the order; with
 * it the order appears above, with its progress, and the sizes follow the chosen photographs.
 */
export function OrderForm({
  offer,
  value: first,
  csrf,
}: {
  offer: OfferView;
  value: DownloadChoice;
  csrf: string;
}) {
  const t = useT('downloads');
  const common = useT('common');
  const [value, setValue] = useState(first);
  const [alive, setAlive] = useState(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [placed, setPlaced] = useState<OrderView | null>(null);
  useEffect(() => setAlive(true), []);
  const at = `/events/${offer.event}/downloads`;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const chosen = offer.scopes[value.scope];
    if (!alive || !chosen) return;
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const body = { scope: chosen.scope, size: value.size, ...(chosen.id && { id: chosen.id }) };
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': csrf };
    const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
    setSending(false);
    setFailed(answer === null);
    if (!answer) return;
    // The plain form's answer says why it was refused, or leads where this person must go first.
    if (!answer.ok) return form.submit();
    setPlaced((await answer.json()) as OrderView);
  };
  return (
    <>
      {placed && (
        <section aria-label={t('placed')} className="flex flex-col gap-4">
          <LiveOrder key={placed.id} begin order={placed} />
        </section>
      )}
      <form
        method="post"
        action={at}
        className="flex flex-col gap-6"
        onSubmit={(event) => void submit(event)}
      >
        <input type="hidden" name="authenticity_token" value={csrf} />
        <Choose offer={offer} value={value} {...(alive && { onChoice: setValue })} />
        {failed && <p role="alert">{common('failed')}</p>}
        <button type="submit" aria-busy={sending || undefined} className={buttonClass('ink', 'self-start')}>
          {t('start')}
        </button>
      </form>
    </>
  );
}
