import type { Ingested } from '@media/ingest/ingest-photo';
import { errorOf } from '@/core/errors/decision';
import { respondError } from '@/core/http/answer';
import type { Locale } from '@/core/i18n/locale';

/** The answer of a finished upload: tus's own success with the media's id, or the refusal of this one file. */
export function settledAnswer(
  settled: Ingested,
  locale: Locale,
): { status: number | null; headers: Record<string, string>; body: string } {
  if ('media' in settled) return { status: null, headers: { 'Media-Id': settled.media }, body: '' };
  const refusal = respondError(errorOf(settled), locale);
  return { status: refusal.status, headers: refusal.headers, body: String(refusal.body ?? '') };
}
