'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { EmailForm } from '@plugins/kit/ui/internal';

/** The field for an address in a gallery without photographs. */
export function AddressForm(_shown: { onClose: () => void }) {
  const t = useT('ready');
  const { event, api } = useGallery();
  const send = async (email: string) => {
    const { ready } = await api<{ ready: boolean }>(`/api/x/ready/projects/${event.id}/request`, {
      method: 'POST',
      body: { email },
      quiet: true,
    });
    if (ready) location.reload();
    return !ready;
  };
  const texts = { title: t('title'), email: t('email'), send: t('send'), sent: t('sent') };
  return <EmailForm texts={texts} onSend={send} className="mx-auto max-w-md px-6 pt-10 text-center" />;
}
