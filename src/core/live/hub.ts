import { listen } from '@/core/db/listen';
import { once } from '@/core/process/state';
import { type Change, changesSince, lastChange } from './queries';

/** One open stream. */
export interface Subscriber {
  send: (change: Change) => void;
  /** Checks again whether this person may still be here; ends the stream if not. */
  recheck: () => void;
}

interface Room {
  last: string;
  /** Ids already sent, newest at the end. */
  seen: Set<string>;
  subscribers: Set<Subscriber>;
  reading: Promise<void> | null;
  again: boolean;
}

/** Called with the project that changed; with null where something may have been missed. */
export type ChangeListener = (eventId: string | null) => void;

interface Hub {
  rooms: Map<string, Room>;
  listeners: Set<ChangeListener>;
  /** Of streams over all projects. */
  rechecks: Set<() => void>;
  started: Promise<void> | null;
}

const SEEN = 5000;
const hub = () =>
  once<Hub>('live-hub', () => ({
    rooms: new Map(),
    listeners: new Set(),
    rechecks: new Set(),
    started: null,
  }));

async function readRoom(eventId: string, room: Room): Promise<void> {
  for (const change of await changesSince(eventId, room.last)) {
    if (room.seen.has(change.id)) continue;
    room.seen.add(change.id);
    if (BigInt(change.id) > BigInt(room.last)) room.last = change.id;
    for (const subscriber of room.subscribers) subscriber.send(change);
  }
  for (const id of room.seen) {
    if (room.seen.size <= SEEN) break;
    room.seen.delete(id);
  }
}

/** One read at a time in a room; a notification during a read causes one more. */
function knock(eventId: string): void {
  const room = hub().rooms.get(eventId);
  if (!room) return;
  if (room.reading) {
    room.again = true;
    return;
  }
  room.reading = readRoom(eventId, room)
    .catch(() => {
      room.again = false;
    })
    .finally(() => {
      room.reading = null;
      if (!room.again) return;
      room.again = false;
      knock(eventId);
    });
}

function recheckAll(): void {
  for (const room of hub().rooms.values()) for (const subscriber of room.subscribers) subscriber.recheck();
  for (const recheck of hub().rechecks) recheck();
}

function start(): Promise<void> {
  const h = hub();
  h.started ??= (async () => {
    await listen('keepers_live', {
      message: (eventId) => {
        knock(eventId);
        for (const listener of h.listeners) listener(eventId);
      },
      // Reads now what was missed while the connection was lost.
      connected: () => {
        for (const eventId of h.rooms.keys()) knock(eventId);
        for (const listener of h.listeners) listener(null);
      },
    });
    await listen('keepers_gate', { message: recheckAll, connected: recheckAll });
  })().catch((error: unknown) => {
    // The next to join tries again.
    h.started = null;
    throw error;
  });
  return h.started;
}

/** Joins a project's room; returns a function that leaves it. */
export async function join(eventId: string, subscriber: Subscriber): Promise<() => void> {
  await start();
  const { rooms } = hub();
  let room = rooms.get(eventId);
  if (!room) {
    const last = await lastChange(eventId);
    room = rooms.get(eventId) ?? {
      last,
      seen: new Set(),
      subscribers: new Set(),
      reading: null,
      again: false,
    };
    rooms.set(eventId, room);
  }
  room.subscribers.add(subscriber);
  return () => {
    room.subscribers.delete(subscriber);
    if (room.subscribers.size === 0 && rooms.get(eventId) === room) rooms.delete(eventId);
  };
}

/**
 * Subscribes to all projects' notifications, without the changes; `recheck` as a subscriber's. Returns a function that
 * ends it.
 */
export async function listenToChanges(listener: ChangeListener, recheck: () => void): Promise<() => void> {
  await start();
  const h = hub();
  h.listeners.add(listener);
  h.rechecks.add(recheck);
  return () => {
    h.listeners.delete(listener);
    h.rechecks.delete(recheck);
  };
}
