import { askToDerive, mediaDerive } from '@media/jobs';
import { listForgotten } from '@media/queries/records';
import { transaction } from '@/core/db/pool';

/** Enqueues the rendering of every photograph in processing without a job: of one project, or of all. */
export async function renderMissing(eventId: string | null = null): Promise<void> {
  for (;;) {
    const medias = await listForgotten(mediaDerive.id, eventId);
    if (medias.length === 0) return;
    await transaction(async (sql) => {
      for (const media of medias) await askToDerive(sql, media, eventId ? 'redraw' : 'forgotten');
    });
  }
}
