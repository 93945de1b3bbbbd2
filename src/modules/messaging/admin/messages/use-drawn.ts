'use client';

import { useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { MessageKind, MessageWords } from '@/modules/messaging/rules/message-words';
import { useCall } from '@/ui/admin/use-call';
import { useSoon } from '@/ui/admin/use-soon';

/** A message as rendered by the server: its mail, and its text for WhatsApp. */
export interface Drawn {
  subject: string;
  html: string;
  whatsapp: string;
}

/** Debounce of the preview after the last keystroke, in ms. */
const PAUSE = 350;

/** Renders the message with these texts in the brand's look, and follows typing. Null until the first result. */
export function useDrawn(message: {
  kind: MessageKind;
  locale: Locale;
  words: Partial<MessageWords>;
  event?: string;
  client?: string;
}): Drawn | null {
  const call = useCall();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const asked = JSON.stringify(message);
  // Errors are shown beside the field on saving; until then the last valid preview remains.
  useSoon(asked, drawn ? PAUSE : 0, async (signal) => {
    const body = JSON.parse(asked) as object;
    setDrawn(await call<Drawn>('/api/x/studio/message_preview', { method: 'POST', body, signal }));
  });
  return drawn;
}
