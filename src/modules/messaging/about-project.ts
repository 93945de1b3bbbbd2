import type { Sql } from '@/core/db/pool';
import type { EventRow } from '@/modules/access/queries';
import { originOf } from '@/modules/access/share-link';
import type { About } from './letters';
import { readTimeZone } from './queries/letters';

/** Returns the address of a personal link from its token, on the host of the project's studio. */
export const linkOf = (event: Parameters<typeof originOf>[0], token: string): string =>
  `${originOf(event)}/i/${token}`;

/** Returns the values for the placeholders of a message about a project, for one person. */
export async function aboutOf(sql: Sql, event: EventRow, client: string, link: string): Promise<About> {
  const time_zone = (await readTimeZone(sql, event.id)) ?? 'UTC';
  const { name: project, brand_name: studio, date, expires_at } = event;
  return { client, project, studio, link, date, expires_at, time_zone };
}
