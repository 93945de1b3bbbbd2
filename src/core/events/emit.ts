import type { Sql } from '@/core/db/pool';
import { DOMAIN_EVENTS, type DomainEventData, type DomainEventName } from '@/core/events/domain-events';
import { publish } from './publish';

/**
 * Emits a domain event in the caller's transaction; subscribers are notified after commit, and not at all if it rolls
 * back. Costs one look-up where there is no subscriber; `data` may be a function, which runs only where there is one.
 */
export async function emit<N extends DomainEventName>(
  sql: Sql,
  name: N,
  account: string,
  data: DomainEventData<N> | (() => Promise<DomainEventData<N>>),
): Promise<void> {
  await publish(sql, { name, account }, async () =>
    DOMAIN_EVENTS[name].parse(typeof data === 'function' ? await data() : data),
  );
}
