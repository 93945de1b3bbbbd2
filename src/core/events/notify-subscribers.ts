import { createHash } from 'node:crypto';
import { transaction } from '@/core/db/pool';
import type { AnyDomainEvent } from '@/core/events/domain-events';
import { enqueue } from '@/core/jobs/boss';
import { LISTEN } from './jobs';
import { listenersOf } from './listeners';
import { subscribers } from './subscribers';

/** The job of one listener for one event: the same id however often it is enqueued. */
function jobOf(domainEvent: string, feature: string): string {
  const hex = createHash('sha256').update(`${domainEvent}:${feature}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Enqueues a job for every feature that listens and every webhook that subscribed. Can run twice. */
export async function notifySubscribers(domainEvent: AnyDomainEvent): Promise<void> {
  await transaction(async (sql) => {
    for (const feature of listenersOf(domainEvent.name))
      await enqueue(
        sql,
        LISTEN,
        { feature, happening: domainEvent },
        { id: jobOf(domainEvent.id, feature), group: { id: feature } },
      );
    for (const subscriber of subscribers()) await subscriber.deliver(sql, domainEvent);
  });
}
