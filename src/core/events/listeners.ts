import type { AnyDomainEvent, DomainEvent, DomainEventName } from '@/core/events/domain-events';
import { once } from '@/core/process/state';
import { domainEventNames } from './known-events';

/**
 * Handles a domain event in a worker, after it was committed. May run twice for the same event (`domainEvent.id`); when
 * it throws it is retried alone.
 */
export type Listener<N extends DomainEventName = DomainEventName> = (
  domainEvent: DomainEvent<N>,
  job: { signal: AbortSignal },
) => Promise<void>;

/** Handles an event of another feature: its data is described in that feature's guide and must be validated. */
interface AnyListener {
  handle(domainEvent: AnyDomainEvent, job: { signal: AbortSignal }): Promise<void>;
}

/** What a feature listens to, by name: domain events of the core and of other features. */
export interface Listeners extends CoreListeners {
  readonly [name: string]: AnyListener['handle'] | undefined;
}
type CoreListeners = { readonly [N in DomainEventName]?: Listener<N> };

const all = () => once('listeners', () => new Map<string, Listeners>());

/**
 * Registers a feature's listeners. Throws, naming the feature and the fix, where an event of that name does not exist.
 */
export function addListeners(feature: string, listeners: Listeners): void {
  for (const name of Object.keys(listeners)) {
    if (!domainEventNames().includes(name))
      throw new Error(
        `Feature "${feature}" listens to "${name}", an unknown event. Known events: ${domainEventNames().join(', ')}.`,
      );
  }
  all().set(feature, listeners);
}

/** The features that listen to a domain event. */
export const listenersOf = (name: string): string[] =>
  [...all()].filter(([, listeners]) => listeners[name]).map(([feature]) => feature);

/** A feature's handler for a domain event; undefined where it no longer listens. */
export const listenerOf = (feature: string, name: string): AnyListener['handle'] | undefined =>
  all().get(feature)?.[name];
