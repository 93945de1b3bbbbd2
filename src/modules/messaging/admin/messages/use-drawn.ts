'use client';

import { useState } from 'react';
import type { Locale } from '@/core/i18n/locale';
import type { MessageKind, MessageWords } from '@/modules/messaging/rules/message-words';
import { useCall } from '@/ui/admin/use-call';
import { useSoon } from '@/ui/admin/use-soon';

/** A message as the server draws it: its mail, and its text for WhatsApp. */
export interface Drawn {
  subject: string;
  html: string;
  whatsapp: string;
}

/** Quiet after a letter before the message is drawn anew, ms. */
const PAUSE = 350;

/** The message with these words, in the brand's look; follows what is typed. Null until it was drawn the first time. */
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
  // What cannot be drawn is said beside its field when it is saved; the last good drawing stays.
  useSoon(asked, drawn ? PAUSE : 0, async (signal) => {
    const body = JSON.parse(asked) as object;
    setDrawn(await call<Drawn>('/api/x/studio/message_preview', { method: 'POST', body, signal }));
  });
  return drawn;
}
