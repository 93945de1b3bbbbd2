import type { z } from 'zod';
import { DOMAIN_EVENT_NAMES, DOMAIN_EVENTS, isDomainEvent } from '@/core/events/domain-events';
import { once } from '@/core/process/state';

const held = () => once('own-happenings', () => new Map<string, z.ZodObject>());

/** Registers a feature's domain events, for listeners and webhooks. */
export function addFeatureEvents({ schemas }: { schemas: Readonly<Record<string, z.ZodObject>> }): void {
  for (const [name, schema] of Object.entries(schemas)) held().set(name, schema);
}

/** Names of the features' domain events. */
export const featureEventNames = (): string[] => [...held().keys()];

/** Names of all domain events, the core's first. */
export const domainEventNames = (): string[] => [...DOMAIN_EVENT_NAMES, ...featureEventNames()];

/** The data schema of a domain event; undefined where none has that name. */
export const domainEventSchema = (name: string): z.ZodObject | undefined =>
  isDomainEvent(name) ? DOMAIN_EVENTS[name] : held().get(name);

/** Message key of a feature's domain event: `notes.asked` is `notes.events.asked`. */
export const domainEventLabel = (name: string): string => name.replace('.', '.events.');
