import type { Channel } from '../rules/channels';
import { COUNTER_OF } from '../rules/counters';

/** Counts one share. A failure only loses the count: it is logged and ignored. */
export function countUse(eventId: string, channel: Channel): void {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  fetch(`/events/${eventId}/inc_counter`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': token },
    body: JSON.stringify({ param: COUNTER_OF[channel] }),
  }).catch((error: unknown) =>
    console.info(`Counting a share by ${channel} failed; the count is lost:`, error),
  );
}
