import { randomUUID } from 'node:crypto';
import { enqueue, KeepersError } from '@plugins/kit/server';
import { pool, transaction } from '@plugins/kit/server/database';
import { findEncoder } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { beginRun, cancelRun } from '../queries/runs';
import type { ClipView } from '../wire';
import { presentClip } from './present-clip';
import { requireClip } from './read-clips';

/** The job that makes a film; named here so that a request does not load its code. */
export const RENDER = { id: 'clips.render' } as const;
/** All films are one group: two are never made beside each other, whatever the number of workers. */
const GROUP = { id: 'clips' } as const;

/**
 * Begins to make a clip's film; while one is being made it changes nothing. `mail`: the person who is sent a message when it is ready.
 * Throws NOT_FOUND, and REFUSED with a reason without photographs or without an encoder.
 */
export async function startRun(
  { event, viewer }: Authorized,
  id: string,
  { locale, draft = false }: { locale: 'en' | 'he'; draft?: boolean },
): Promise<ClipView> {
  const clip = await requireClip(event.id, id);
  const t = translator(locale);
  if (clip.photographs.length === 0)
    throw new KeepersError('REFUSED', { reason: t('clips.notice.noPhotos') });
  if (!(await findEncoder())) throw new KeepersError('REFUSED', { reason: t('clips.notice.noEncoder') });
  await transaction(async (sql) => {
    const run = randomUUID();
    if (!(await beginRun(sql, id, run))) return;
    await enqueue(sql, RENDER, { run, user: viewer.user?.id ?? null, draft }, { id: run, group: GROUP });
  });
  return presentClip(event, await requireClip(event.id, id));
}

/** Stops making a clip's film; the former one stays. Idempotent. Throws NOT_FOUND. */
export async function stopRun({ event }: Authorized, id: string): Promise<ClipView> {
  await requireClip(event.id, id);
  await cancelRun(pool(), event.id, id);
  return presentClip(event, await requireClip(event.id, id));
}
