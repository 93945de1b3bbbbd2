import type { Sql } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import type { AnyDomainEvent } from '@/core/events/domain-events';
import type { Subscriber } from '@/core/events/subscribers';
import { enqueue } from '@/core/jobs/boss';
import { DELIVER_WEBHOOK } from './jobs';
import { insertDelivery, wantedByWebhook, webhooksFor } from './queries/webhooks';

/** Returns the body of a message: the same for every webhook and every attempt. */
const bodyOf = (domainEvent: {
  id: string;
  name: string;
  account: string;
  at: string;
  data: object;
}): string =>
  JSON.stringify({
    id: domainEvent.id,
    type: domainEvent.name,
    timestamp: domainEvent.at,
    account: domainEvent.account,
    data: domainEvent.data,
  });

/** Enqueues one message to one webhook. Idempotent. */
export async function sendTo(
  sql: Sql,
  webhook: string,
  domainEvent: { id: string; name: string; account: string; at: string; data: object },
): Promise<string | null> {
  const project = (domainEvent.data as { project?: { id: string } | null }).project?.id ?? null;
  const { id: happening, account, name } = domainEvent;
  const id = uuidv7();
  const body = bodyOf(domainEvent);
  if (!(await insertDelivery(sql, { id, account, webhook, project, domainEvent: happening, name, body })))
    return null;
  await enqueue(sql, DELIVER_WEBHOOK, { delivery: id, tries: 0 }, { group: { id: webhook } });
  return id;
}

/** Enqueues a message to every webhook of the account that subscribes to the event. Idempotent. */
export async function enqueueWebhooks(sql: Sql, domainEvent: AnyDomainEvent): Promise<void> {
  for (const webhook of await webhooksFor(sql, domainEvent.account, domainEvent.name))
    await sendTo(sql, webhook, domainEvent);
}

/** Webhooks as a subscriber of domain events. */
export const webhookSubscriber: Subscriber = { wants: wantedByWebhook, deliver: enqueueWebhooks };
