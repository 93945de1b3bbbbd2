import { randomBytes } from 'node:crypto';
import type { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { addVisits, type CountedVisit, keepSalt, listZones } from '../queries/visits';
import { dayOf } from '../rules/day-of';
import { visitorHash } from '../rules/visitor-hash';

type VisitListener = NonNullable<Parameters<typeof defineFeatureServer>[0]['visits']>;
type Visit = Parameters<VisitListener['note']>[0];

/** How long visits are kept in memory: many become one statement. */
const WRITE_MS = 10_000;
/** Visits in memory; beyond them visits are not counted until the next statement. */
const MOST = 20_000;

/** The place of visits of all projects of an account together: a visitor of two is one there. */
export const GALLERIES = 'galleries';
/** The place of visits of an account's website. */
export const SITE = 'site';

let waiting: Visit[] = [];
let timer: NodeJS.Timeout | null = null;
const salts = new Map<string, string>();

/** Keeps a visit in memory; it is written within ten seconds. */
function note(visit: Visit): void {
  if (waiting.length >= MOST) return;
  waiting.push(visit);
  timer ??= setTimeout(() => void write(), WRITE_MS).unref();
}

async function saltOf(day: string): Promise<string> {
  const known = salts.get(day);
  if (known) return known;
  const salt = await keepSalt(pool(), day, randomBytes(32).toString('base64'));
  // Days of all time zones at one moment are three.
  for (const oldest of salts.keys()) if (salts.size > 3) salts.delete(oldest);
  salts.set(day, salt);
  return salt;
}

/** Returns visits as they are stored: without their visitors, each place and hash once. */
async function storable(visits: readonly Visit[]): Promise<CountedVisit[]> {
  const zones = await listZones(pool(), [...new Set(visits.map(({ account }) => account))]);
  const found = new Map<string, CountedVisit>();
  for (const { account, event, visitor: visited, at } of visits) {
    const zone = zones.get(account);
    if (zone === undefined) continue;
    const day = dayOf(at, zone);
    const visitor = visitorHash(await saltOf(day), account, visited);
    for (const place of event === null ? [SITE] : [event, GALLERIES]) {
      const key = `${account} ${place} ${day} ${visitor}`;
      const known = found.get(key);
      if (known) known.visits += 1;
      else found.set(key, { account, place, day, visitor, visits: 1 });
    }
  }
  return [...found.values()];
}

/** Writes the visits in memory; those that cannot be written are lost, and logged. */
async function write(): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  const visits = waiting;
  waiting = [];
  if (visits.length === 0) return;
  try {
    await addVisits(pool(), await storable(visits));
  } catch (error) {
    console.error(`${visits.length} visits could not be counted, they are lost: ${String(error)}`);
  }
}

/** Counts visits and visitors by day, without storing who they were. */
export const visits: VisitListener = { note, write };
