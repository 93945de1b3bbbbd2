import { storage } from '@media/storage/files';
import { KeepersError } from '@/core/errors/errors';
import type { Answer } from '@/core/http/define-endpoint';
import { listRequests, type Whose } from '@/modules/privacy/queries/requests';

/**
 * Returns the newest export of a person, for its requester alone. Throws NOT_FOUND if there is none, or it has expired.
 */
export async function openExport(whose: Whose): Promise<Answer> {
  const found = (await listRequests(whose)).find((one) => one.kind === 'export' && one.state === 'ready');
  const content = found?.file ? await storage().read(found.file) : null;
  if (!content) throw new KeepersError('NOT_FOUND');
  return {
    body: content.stream,
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(content.bytes),
      'Content-Disposition': `attachment; filename="keepers-data-${found?.id.slice(-6)}.zip"`,
      'Cache-Control': 'private, no-store',
    },
  };
}
