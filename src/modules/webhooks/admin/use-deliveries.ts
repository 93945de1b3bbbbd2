'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeliveryView, WebhookView } from '@/modules/webhooks/queries/webhooks';
import type { DeliveryState } from '@/modules/webhooks/rules/webhook';
import { useCall } from '@/ui/admin/use-call';

export type Shown = DeliveryState | 'all';

/** Messages per page of the log. */
const PAGE = 50;
/** Polling interval in milliseconds while messages are being delivered. */
const LOOK = 2000;

interface Answer {
  webhook: WebhookView;
  deliveries: DeliveryView[];
}

/** Whether an attempt is due within a minute, which polling waits for. */
const soon = ({ state, next_at }: DeliveryView) =>
  state === 'waiting' && (!next_at || Date.parse(next_at) < Date.now() + 60_000);

/**
 * Returns the log of a webhook, reloaded while messages are being delivered and whenever `sent` increases. Ignores
 * outdated responses.
 */
export function useDeliveries({
  webhook: start,
  first,
  sent,
}: {
  webhook: WebhookView;
  first: DeliveryView[];
  sent: number;
}) {
  const call = useCall();
  const router = useRouter();
  const [webhook, setWebhook] = useState(start);
  const [list, setList] = useState(first);
  const [more, setMore] = useState(first.length === PAGE);
  const [shown, setShown] = useState<Shown>('all');
  const asked = useRef(0);

  const read = useCallback(
    async (before: string | null) => {
      asked.current += 1;
      const question = asked.current;
      const query = new URLSearchParams();
      if (shown !== 'all') query.set('state', shown);
      if (before) query.set('before', before);
      const path = `/api/x/studio/webhooks/${start.id}/deliveries?${query}`;
      const answer = await call<Answer>(path).catch(() => null);
      if (!answer || question !== asked.current) return;
      setWebhook(answer.webhook);
      setMore(answer.deliveries.length === PAGE);
      setList((known) => (before ? [...known, ...answer.deliveries] : answer.deliveries));
    },
    [call, shown, start.id],
  );

  useEffect(() => setWebhook(start), [start]);
  // State that the server-rendered parts of the page also show.
  const fares = ({ failing_since, disabled_at, last_delivered_at, last_failure }: WebhookView) =>
    [...[failing_since, disabled_at, last_delivered_at].map(Boolean), last_failure?.trouble].join();
  const changed = fares(webhook) !== fares(start);
  useEffect(() => {
    if (changed) router.refresh();
  }, [changed, router]);
  // The first page came with the server's response.
  const came = useRef({ read, sent });
  useEffect(() => {
    if (came.current.read === read && came.current.sent === sent) return;
    came.current = { read, sent };
    void read(null);
  }, [read, sent]);

  const waiting = list.length <= PAGE && list.some(soon);
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void read(null), LOOK);
    return () => clearInterval(timer);
  }, [waiting, read]);

  return {
    webhook,
    list,
    shown,
    more,
    setShown,
    readMore: () => read(list.at(-1)?.id ?? null),
    readAgain: () => read(null),
  };
}
