import type { Sql } from '@/core/db/pool';
import { once } from '@/core/process/state';
import type { AnyDomainEvent } from './domain-events';

/** A part of Keepers that sends events on to addresses outside, chosen by account. */
export interface Subscriber {
  /** Whether the account wants this event; called in the transaction that emits it, so it must be cheap. */
  wants(sql: Sql, account: string, name: string): Promise<boolean>;
  /** Queues the event for each address of the account that receives it. Runs in the worker, and may run twice. */
  deliver(sql: Sql, event: AnyDomainEvent): Promise<void>;
}

const held = () => once('event-subscribers', () => new Set<Subscriber>());

/** Registers a subscriber; each composition root does it once. */
export function addSubscriber(subscriber: Subscriber): void {
  held().add(subscriber);
}

/** The registered subscribers, in the order they were added. */
export const subscribers = (): Subscriber[] => [...held()];
