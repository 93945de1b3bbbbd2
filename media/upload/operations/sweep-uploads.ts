import { deleteUpload, forgetUploads, listOpenUploads } from '@media/upload/queries';
import { STAGED_HOURS, staging } from '@media/upload/staging';
import { renderMissing } from '../../derive/operations/render-missing';
import { ingestPhoto } from '../../ingest/ingest-photo';

const FORGET_DAYS = 7;

/**
 * Finishes what a killed process left unfinished: uploads whose bytes are all here become photographs, photographs
 * without a job get one, and abandoned uploads are removed. One bad upload does not stop the rest.
 */
export async function sweepUploads(now = Date.now()): Promise<void> {
  for (const upload of await listOpenUploads()) {
    try {
      const settled = await ingestPhoto(upload.id);
      const expired = now - upload.created_at.getTime() > STAGED_HOURS * 3600 * 1000;
      if (settled || !expired) continue;
      await staging().remove(upload.id);
      await deleteUpload(upload.id);
    } catch (error) {
      console.error(
        `Upload ${upload.id} not finished, retried at the next sweep: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  await renderMissing();
  await staging().removeOld(now);
  await forgetUploads(FORGET_DAYS);
}
