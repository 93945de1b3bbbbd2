import type { z } from 'zod';
import { HAPPENING_NAMES, HAPPENINGS, isHappening } from '@/core/events/happenings';
import { once } from '@/core/process/state';

const held = () => once('own-happenings', () => new Map<string, z.ZodObject>());

/** Registers a feature's domain events, for listeners and webhooks. */
export function addHappenings({ schemas }: { schemas: Readonly<Record<string, z.ZodObject>> }): void {
  for (const [name, schema] of Object.entries(schemas)) held().set(name, schema);
}

/** Names of the features' domain events. */
export const ownHappeningNames = (): string[] => [...held().keys()];

/** Names of all domain events, the core's first. */
export const happeningNames = (): string[] => [...HAPPENING_NAMES, ...ownHappeningNames()];

/** The data schema of a domain event; undefined where none has that name. */
export const happeningSchema = (name: string): z.ZodObject | undefined =>
  isHappening(name) ? HAPPENINGS[name] : held().get(name);

/** Message key of a feature's domain event: `notes.asked` is `notes.happenings.asked`. */
export const happeningLabel = (name: string): string => name.replace('.', '.happenings.');
