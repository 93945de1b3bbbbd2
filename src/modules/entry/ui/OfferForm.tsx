'use client';

import { useEffect, useRef, useState } from 'react';
import type { ClosedOffer } from '@/modules/entry/closed-offer';
import { useApi } from '@/ui/api/use-api';
import { EmailForm } from '@/ui/primitives/EmailForm';
import { keepAddressLeft, wasAddressLeft } from './address-left';

/**
 * The form for an address of a project that is not open yet; where one was left in this browser, that, and the way to the
 * form. Where the project has opened meanwhile, the page is loaded again.
 */
export function OfferForm({ action, pass, event, wait, texts, csrf }: ClosedOffer & { csrf: string }) {
  const api = useApi();
  const [left, setLeft] = useState<'now' | 'before' | null>(null);
  const [again, setAgain] = useState(0);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasAddressLeft(event, wait)) setLeft('before');
  }, [event, wait]);
  useEffect(() => {
    // The pressed button is gone.
    if (again > 0) content.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus();
  }, [again]);
  const send = async (email: string) => {
    const { ready, wait: own } = await api<{ ready: boolean; wait?: string }>(action, {
      method: 'POST',
      body: { email, pass },
      quiet: true,
    });
    if (ready) {
      location.reload();
      return false;
    }
    if (own) keepAddressLeft(event, own);
    setLeft('now');
    return true;
  };
  const another = () => {
    setLeft(null);
    setAgain(again + 1);
  };
  return (
    <div ref={content} className="flex flex-col gap-2">
      {left === 'before' ? (
        <p>{texts.left}</p>
      ) : (
        <EmailForm
          key={again}
          texts={texts}
          onSend={send}
          action={action}
          hidden={{ pass, authenticity_token: csrf }}
        />
      )}
      {left && (
        <button type="button" className="min-h-11 self-start underline underline-offset-4" onClick={another}>
          {texts.another}
        </button>
      )}
    </div>
  );
}
