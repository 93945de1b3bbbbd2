'use client';

import type { ClosedOffer } from '@/modules/entry/closed-offer';
import { useApi } from '@/ui/api/use-api';
import { EmailForm } from '@/ui/primitives/EmailForm';

/** The form for an address of a project that is not open yet. Where it has opened meanwhile, the page is loaded again. */
export function OfferForm({ action, pass, texts, csrf }: ClosedOffer & { csrf: string }) {
  const api = useApi();
  const send = async (email: string) => {
    const { ready } = await api<{ ready: boolean }>(action, {
      method: 'POST',
      body: { email, pass },
      quiet: true,
    });
    if (ready) location.reload();
    return !ready;
  };
  return (
    <EmailForm texts={texts} onSend={send} action={action} hidden={{ pass, authenticity_token: csrf }} />
  );
}
