'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import { sizeWord } from '../rules/size-word';

/** An entry of the gallery's menu: asks how many photographs there are, and says it. */
export function CountEntry() {
  const t = useT('sample-feature');
  const { event, api } = hooks.useGallery();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      const { photographs } = await api<{ photographs: number }>(`/api/x/sample-feature/events/${event.id}`);
      parts.notify({ text: t(sizeWord(photographs), { count: photographs }), tone: 'notice' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <parts.MenuItem
      icon={<Hash aria-hidden="true" />}
      label={t('count')}
      busy={busy}
      onClick={() => void ask()}
    />
  );
}
