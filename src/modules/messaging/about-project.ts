import type { Sql } from '@/core/db/pool';
import { env } from '@/core/env';
import type { EventRow } from '@/modules/access/project-repo';
import type { About } from './letters';

/** Returns the address of a personal link from its token. */
export const linkOf = (token: string): string => `${env().publicUrl}/i/${token}`;

/** Returns the values for the placeholders of a message about a project, for one person. */
export async function aboutOf(sql: Sql, event: EventRow, client: string, link: string): Promise<About> {
  const { rows } = await sql.query<{ time_zone: string }>('select time_zone from events where id = $1', [
    event.id,
  ]);
  const { name: project, brand_name: studio, date, expires_at } = event;
  return { client, project, studio, link, date, expires_at, time_zone: rows[0]?.time_zone ?? 'UTC' };
}
