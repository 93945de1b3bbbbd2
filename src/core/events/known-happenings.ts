import type { z } from 'zod';
import { HAPPENING_NAMES, HAPPENINGS, isHappening } from '@/core/events/happenings';
import { once } from '@/core/process/state';

const held = () => once('own-happenings', () => new Map<string, z.ZodObject>());

/** Takes in what happens in a feature, for whoever listens and for webhooks. */
export function addHappenings({ schemas }: { schemas: Readonly<Record<string, z.ZodObject>> }): void {
  for (const [name, schema] of Object.entries(schemas)) held().set(name, schema);
}

/** Names of what happens in features. */
export const ownHappeningNames = (): string[] => [...held().keys()];

/** Names of everything that can happen here, the house's first. */
export const happeningNames = (): string[] => [...HAPPENING_NAMES, ...ownHappeningNames()];

/** What is said of something that happens; undefined where nothing of that name does. */
export const happeningSchema = (name: string): z.ZodObject | undefined =>
  isHappening(name) ? HAPPENINGS[name] : held().get(name);

/** Message key of a feature's happening: `notes.asked` is `notes.happenings.asked`. */
export const happeningLabel = (name: string): string => name.replace('.', '.happenings.');
