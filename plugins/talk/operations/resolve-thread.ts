import { KeepersError } from '@plugins/kit/server';
import { announce, recordChange } from '@plugins/kit/server/changes';
import { transaction } from '@plugins/kit/server/database';
import type { Authorized } from '@plugins/kit/server/people';
import { setResolved } from '../queries/threads';
import { findPhotograph } from './find-photograph';

/** Resolves a photograph's thread, or opens it again. Throws NOT_FOUND if it has no comments. */
export async function resolveThread(entered: Authorized, media: string, resolved: boolean): Promise<void> {
  const { event } = entered;
  await transaction(async (sql) => {
    const { gallery } = await findPhotograph(entered, media, sql);
    if (!(await setResolved(sql, { media, resolved }))) throw new KeepersError('NOT_FOUND');
    await recordChange(sql, { event: event.id, kind: 'talk', data: { media, gallery } });
  });
  announce(event.id);
}
