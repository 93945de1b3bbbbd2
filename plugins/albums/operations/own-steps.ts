import { dayWords } from '@plugins/kit/internal';
import { pool } from '@plugins/kit/server/database';
import { translator } from '@plugins/kit/server/texts';
import { listOwnProofs } from '../queries/own-proofs';
import { nameInLine } from '../rules/name-in-line';

/** A signed-in person's project. */
interface Own {
  id: string;
  role: 'guest' | 'client';
  paused: boolean;
}

interface Step {
  text: string;
  href: string;
  waits: boolean;
}

/** Returns the albums of a signed-in person's projects that wait for the approval, and those that are approved; guests see none. */
export async function ownSteps(projects: readonly Own[], locale: 'en' | 'he'): Promise<Map<string, Step[]>> {
  const proofs = await listOwnProofs(
    pool(),
    projects.filter(({ role, paused }) => role === 'client' && !paused).map(({ id }) => id),
  );
  const t = translator(locale);
  const steps = new Map<string, Step[]>();
  for (const { id, event, name, state, closes_on } of proofs) {
    const waits = state !== 'approved';
    const day = closes_on === null ? 'none' : dayWords(closes_on, locale);
    const text = t(waits ? 'albums.own.waits' : 'albums.own.approved', { name: nameInLine(name), day });
    steps.set(event, [...(steps.get(event) ?? []), { text, href: `/events/${event}/albums/${id}`, waits }]);
  }
  return steps;
}
