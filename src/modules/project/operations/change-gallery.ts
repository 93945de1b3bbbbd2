import { lockPhotos } from '@media/queries/photo-room';
import { z } from 'zod';
import { asSystem, inTransaction } from '@/core/db/local-api';
import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { announce, recordChange } from '@/core/live/changes';
import type { Authorized, Viewer } from '@/modules/access/grants/viewer';
import { holdGalleryOrder, lockGallery, setGalleryOrder } from '@/modules/project/queries/galleries-repo';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-words';

/** A project, and who changes it (null for a command-line run). */
export interface By {
  event: Authorized['event'];
  viewer?: Viewer;
}

/** The fields of a gallery that can be changed; omitted ones stay. */
const changes = z.object({
  name: z.string().trim().min(1).max(EVENT_TEXT_MAX.gallery).optional(),
  /** Visible to the account alone. */
  private: z.boolean().optional(),
  cover: z.uuid().nullable().optional(),
});

/** Locks an existing gallery of the project, after the photographs that may be moved into it. Throws NOT_FOUND. */
export async function holdGallery(sql: Sql, event: string, id: string): Promise<void> {
  await lockPhotos(sql, event);
  if (!(await lockGallery(sql, event, id))) throw new KeepersError('NOT_FOUND');
}

/**
 * Renames a gallery, hides or shows it to clients, or sets its cover, by the rules of `collections/galleries`. Throws
 * NOT_FOUND, INVALID_INPUT (also for a cover that is no photograph of the project).
 */
export async function changeGallery({ event }: By, id: string, input: unknown): Promise<void> {
  const data = parseInput(changes, input);
  await inTransaction(async (tx) => {
    await holdGallery(tx.sql, event.id, id);
    await asSystem('the caller may change galleries of this project', tx).update('galleries', id, data);
  });
}

/** Notifies viewers of the project that galleries have changed. */
export async function publishGalleryChange(
  sql: Sql,
  { event, viewer }: By,
  galleries: string[],
): Promise<void> {
  const actor = { user: viewer?.user?.id, name: viewer?.name };
  await recordChange(sql, { event: event.id, kind: 'galleries', data: { galleries }, actor });
}

/**
 * Moves a gallery before another of its project, or to the end (null); relative to the follower and applied to the
 * current order, so that two users who sort concurrently both succeed. Throws NOT_FOUND, STALE.
 */
export async function placeGallery(entered: Authorized, id: string, before: string | null): Promise<void> {
  const { event } = entered;
  await transaction(async (sql) => {
    await lockPhotos(sql, event.id);
    const all = await holdGalleryOrder(sql, event.id);
    const others = all.filter((other) => other !== id);
    if (others.length === all.length) throw new KeepersError('NOT_FOUND');
    const at = before === null ? others.length : others.indexOf(before);
    if (at < 0) throw new KeepersError('STALE');
    others.splice(at, 0, id);
    await setGalleryOrder(sql, others);
    await publishGalleryChange(sql, entered, [id]);
  });
  announce(event.id);
}
