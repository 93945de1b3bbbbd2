import type { EventRow } from '@/modules/access/queries';
import { projectOpen } from '@/modules/access/rules/project';

/** Whether guests and clients may enter a project now. */
export function openNow(event: EventRow): ReturnType<typeof projectOpen> {
  return projectOpen({
    published: event.published_at !== null,
    archived: event.archived_at !== null,
    expires_at: event.expires_at,
    now: new Date(),
  });
}
