import { KeepersError } from '@plugins/kit/server';
import { storage } from '@plugins/kit/server/photographs';
import { contentDisposition } from '@plugins/kit/server/texts';
import type { Answer, RequestContext } from '@plugins/kit/server/wire';
import { rangeOf } from '../rules/range';

/**
 * Answers with a stored file, whole or a range, as players request it. `name`: of the download; null to play it. Throws NOT_FOUND where
 * there is none.
 */
export async function sendFile(
  context: RequestContext,
  key: string,
  { type, etag, name }: { type: string; etag: string; name: string | null },
): Promise<Answer> {
  const found = await storage().stat(key);
  if (!found) throw new KeepersError('NOT_FOUND');
  const headers: Record<string, string> = {
    ETag: etag,
    'Accept-Ranges': 'bytes',
    // Requested again each time: a clip that is hidden is gone within a second.
    'Cache-Control': 'private, no-cache',
    'Content-Type': type,
    ...(name && { 'Content-Disposition': contentDisposition(name) }),
  };
  if (context.headers.get('if-none-match') === etag) return { status: 304, headers };
  const before = context.headers.get('if-range');
  const wanted = before === null || before === etag ? context.headers.get('range') : null;
  const range = rangeOf(wanted, found.bytes);
  if (range === false)
    return { status: 416, body: '', headers: { 'Content-Range': `bytes */${found.bytes}`, ETag: etag } };
  const { start, end } = range ?? { start: 0, end: found.bytes - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${found.bytes}`;
  const opened = await storage().read(key, range ? { start, end } : undefined);
  if (!opened) throw new KeepersError('NOT_FOUND');
  return { status: range ? 206 : 200, headers, body: opened.stream };
}
