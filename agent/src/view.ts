import type { Agent } from './agent';
import { stateLine } from './state-line';
import type { Release } from './update/release';
import type { UpdateState } from './update/updater';
import type { UploadQueue } from './uploads/queue';
import { VERSION } from './version';

/** What the server says about this program. */
export interface OwnDevice {
  name: string | null;
  account: { name: string } | null;
  scopes?: readonly string[];
  needs_update: boolean;
  latest_version: string | null;
  release: Release | null;
}

/** Refused files that the page lists; it counts the others. */
const LISTED = 100;
/** What the program cannot do its work without. */
const NEEDED = ['upload', 'projects'] as const;

interface ViewFacts {
  pending: number;
  failed: number;
  offline: boolean;
  update: UpdateState;
  removes: ReadonlyMap<string, boolean>;
  site: string | null;
  queue: UploadQueue;
}

/** Returns what the page shows of the program; never its token. */
export function viewOf({ store, syncs, me, log }: Agent, facts: ViewFacts) {
  const { server, token, name, links, paused, limit, lost } = store.config;
  const { pending, failed, offline, update, queue } = facts;
  const lacks = NEEDED.find((scope) => me?.scopes && !me.scopes.includes(scope)) ?? null;
  const folders = links.map((link) => {
    const sync = syncs.get(link.id);
    return {
      ...link,
      files: sync?.cache.files.size ?? 0,
      /** Without the refused ones. */
      photos: (sync?.cache.files.size ?? 0) - (sync?.cache.refused.size ?? 0),
      pending: sync ? queue.pending(sync) : 0,
      trouble: sync?.trouble ?? null,
      /** When the last full list was read, in ms; null before the first. */
      scanned: sync?.scannedAt ?? null,
      /** Whether nothing is left to read in it. */
      read: Boolean(sync?.scannedAt) && !sync?.busy,
      /** Whether what is deleted here goes to the trash; null where that is not known. */
      removes: facts.removes.get(link.project.id) ?? null,
    };
  });
  const refused = [...syncs].flatMap(([id, { cache }]) =>
    [...cache.refused].map(([at, { refused: code = '', why = null }]) => ({ link: id, at, code, why })),
  );
  return {
    version: VERSION,
    ...{ name, paused, limit, pending, failed, offline, update, lost, lacks },
    server: server ?? facts.site,
    connected: Boolean(token),
    account: me?.account?.name ?? null,
    needs_update: me?.needs_update ?? false,
    latest_version: me?.latest_version ?? null,
    state: stateLine({
      ...{ paused, offline, pending, refused: failed, allowed: lacks === null },
      folders,
    }),
    progress: queue.progress,
    done: queue.done,
    links: folders,
    refused: refused.slice(0, LISTED),
    running: queue.running,
    log: log.lines.slice(-60),
  };
}
