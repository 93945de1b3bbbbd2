import { writeAutoCovers } from '@media/lists/queries/auto-cover';
import { z } from 'zod';
import { asSystem } from '@/core/db/local-api';
import { transaction } from '@/core/db/pool';
import { requireAllowed } from '@/core/errors/decision';
import { parseInput } from '@/core/errors/zod-problems';
import { emit } from '@/core/events/emit';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/queries';
import { setPublished } from '@/modules/project/queries/project-rows';
import { decidePublishing } from '@/modules/project/rules/bulk';
import { EVENT_TEXT_MAX } from '@/modules/project/rules/event-options';

const WHY = 'enter() has checked the permission on this project';
const galleryName = z.object({ name: z.string().trim().min(1).max(EVENT_TEXT_MAX.gallery) });

/** Adds a gallery at the end of a project's. */
export async function createGallery(event: EventRow, input: unknown): Promise<{ id: string }> {
  const { name } = parseInput(galleryName, input);
  return asSystem(WHY).create('galleries', { account: event.account_id, event: event.id, name });
}

/** Publishes a project, or closes it again. Throws PROJECT_ARCHIVED for an archived one. */
export async function publishProject(
  event: EventRow,
  published: boolean,
): Promise<{ published_at: string | null }> {
  requireAllowed(decidePublishing({ archived: event.archived_at !== null, published }));
  const at = await transaction(async (sql) => {
    await recordAudit(sql, published ? 'project.opened' : 'project.closed', {
      account: event.account_id,
      event: event.id,
      subject: event.name,
    });
    if ((event.published_at !== null) !== published)
      await emit(sql, published ? 'project.published' : 'project.closed', event.account_id, {
        project: { id: event.id, name: event.name },
      });
    // Clients' first view does not change a minute later.
    if (published) await writeAutoCovers(sql, { quiet: 0, limit: 1, project: event.id });
    return setPublished(sql, event.id, published);
  });
  return { published_at: at?.toISOString() ?? null };
}
