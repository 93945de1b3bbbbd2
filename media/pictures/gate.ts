import {
  listEndingGrants,
  listRestrictedPhotos,
  listRestrictedProjects,
  sessionExists,
} from '@media/pictures/queries';
import { markOf } from '@media/rules/picture-version';
import { listen } from '@/core/db/listen';
import { once } from '@/core/process/state';

/** The access cache of pictures: what is refused, in memory, so that a picture costs no query. */
interface Gate {
  loaded: boolean;
  /** Projects that are not open: unpublished, archived, in the trash. */
  closed: Set<string>;
  /** Projects with an expiry date: when, in milliseconds. */
  expires: Map<string, number>;
  /** Projects whose large pictures are not rendered as usual (watermark, size, care): the rendition key. */
  marks: Map<string, string>;
  hidden: Set<string>;
  /** Withdrawn by the account, alone or with its gallery, or in the trash. */
  gone: Set<string>;
  revokedGrants: Set<string>;
  grantEnds: Map<string, number>;
  endedSessions: Set<string>;
}

const gate = () =>
  once<Gate>('picture-gate', () => ({
    loaded: false,
    closed: new Set(),
    expires: new Map(),
    marks: new Map(),
    hidden: new Set(),
    gone: new Set(),
    revokedGrants: new Set(),
    grantEnds: new Map(),
    endedSessions: new Set(),
  }));

interface Change {
  events?: { id: string; closed: boolean; expires_at: string | null; mark?: string | null };
  media?: { id: string; hidden: boolean; gone: boolean };
  grants?: { id: string; revoked: boolean; expires_at: string | null };
  session?: { id: string };
}

function put(set: Set<string>, id: string, within: boolean): void {
  if (within) set.add(id);
  else set.delete(id);
}

function putTime(map: Map<string, number>, id: string, time: string | Date | null): void {
  if (time) map.set(id, new Date(time).getTime());
  else map.delete(id);
}

async function sessionEnded(id: string): Promise<void> {
  put(gate().endedSessions, id, !(await sessionExists(id)));
}

/** Applies one change that the database's triggers sent. */
function take(payload: string): void {
  const change = JSON.parse(payload) as Change;
  const g = gate();
  if (change.events) {
    put(g.closed, change.events.id, change.events.closed);
    putTime(g.expires, change.events.id, change.events.expires_at);
    if (change.events.mark) g.marks.set(change.events.id, change.events.mark);
    else g.marks.delete(change.events.id);
  }
  if (change.media) {
    put(g.hidden, change.media.id, change.media.hidden);
    put(g.gone, change.media.id, change.media.gone);
  }
  if (change.grants) {
    put(g.revokedGrants, change.grants.id, change.grants.revoked);
    putTime(g.grantEnds, change.grants.id, change.grants.expires_at);
  }
  if (change.session)
    void sessionEnded(change.session.id).catch(() => g.endedSessions.add(change.session?.id ?? ''));
}

/** Reloads everything; until that is done every picture is refused. */
async function load(): Promise<void> {
  const g = gate();
  g.loaded = false;
  const [events, media, grants] = await Promise.all([
    listRestrictedProjects(),
    listRestrictedPhotos(),
    listEndingGrants(),
  ]);
  g.closed = new Set(events.filter((row) => row.closed).map((row) => row.id));
  g.expires = new Map(events.flatMap((row) => (row.expires_at ? [[row.id, row.expires_at.getTime()]] : [])));
  g.marks = new Map(events.flatMap((row) => (row.mark ? [[row.id, row.mark]] : [])));
  g.hidden = new Set(media.filter((row) => row.hidden).map((row) => row.id));
  g.gone = new Set(media.filter((row) => row.gone).map((row) => row.id));
  g.revokedGrants = new Set(grants.filter((row) => row.revoked).map((row) => row.id));
  g.grantEnds = new Map(
    grants.flatMap((row) => (row.expires_at ? [[row.id, row.expires_at.getTime()]] : [])),
  );
  g.loaded = true;
}

/** Fills the access cache and keeps it fresh; after a lost connection everything is reloaded. */
export async function startAccessCache(): Promise<void> {
  const lost = () => {
    gate().loaded = false;
  };
  await listen('keepers_gate', { message: take, connected: load, lost });
}

/** Whether the access cache is loaded; while it is not (database unreachable) every picture is refused. */
export const accessCacheLoaded = (): boolean => gate().loaded;

/** Whether the holder of this token may see this picture now. False until the access cache is loaded. */
export function pictureOpen(
  eventId: string,
  mediaId: string,
  who: { kind: 'grant' | 'session'; id: string; seesHidden: boolean },
  now = Date.now(),
): boolean {
  const g = gate();
  if (!g.loaded) return false;
  if (who.kind === 'session') return !g.endedSessions.has(who.id);
  if (g.revokedGrants.has(who.id) || (g.grantEnds.get(who.id) ?? Infinity) <= now) return false;
  if (g.closed.has(eventId) || (g.expires.get(eventId) ?? Infinity) <= now) return false;
  return !g.gone.has(mediaId) && (who.seesHidden || !g.hidden.has(mediaId));
}

/** Whether large pictures of this version have the project's current rendition key. False until the cache is loaded. */
export function hasWatermark(eventId: string, version: string): boolean {
  const g = gate();
  return g.loaded && (g.marks.get(eventId) ?? null) === markOf(version);
}
