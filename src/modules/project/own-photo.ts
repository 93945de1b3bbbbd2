import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { isShownPhoto } from '@/modules/project/queries/photos-repo';

/** Throws INVALID_INPUT unless `media` is a viewable photograph of the project. */
export async function requireOwnPhoto(sql: Sql, event: string, media: string): Promise<void> {
  if (!(await isShownPhoto(sql, event, media)))
    throw new KeepersError('INVALID_INPUT', {}, { cover: 'invalid' });
}
