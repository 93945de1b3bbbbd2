'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem, notify } from '@plugins/kit/ui/parts';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import { sizeWord } from '../rules/size-word';

/** An entry of the gallery's menu: loads how many photographs there are, and shows it. */
export function CountEntry() {
  const t = useT('sample-feature');
  const { event, api } = useGallery();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      const { photographs } = await api<{ photographs: number }>(`/api/x/sample-feature/events/${event.id}`);
      notify({ text: t(sizeWord(photographs), { count: photographs }), tone: 'notice' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <MenuItem icon={<Hash aria-hidden="true" />} label={t('count')} busy={busy} onClick={() => void ask()} />
  );
}
