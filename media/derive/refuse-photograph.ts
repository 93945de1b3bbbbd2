import { KeepersError } from '@/core/errors/errors';
import type { SniffedFormat } from './types';

/** The refusal of a file we do not open; names the format, so that the message can name the fix. */
export function notAPhotograph(format: SniffedFormat | null): KeepersError {
  return new KeepersError('NOT_A_PHOTOGRAPH', { format: format ?? 'unknown' });
}

/** The refusal of a photograph whose bytes are damaged or cut off. */
export function photoBroken(): KeepersError {
  return new KeepersError('PHOTO_BROKEN');
}

/** The refusal of a photograph too large to decode. */
export function pixelsTooMany(): KeepersError {
  return new KeepersError('PIXELS_TOO_MANY');
}

/**
 * Maps an error of sharp to our refusal. Errors that are not about the file (no memory, no such file, a bug) are
 * returned unchanged, so that the job is retried and the photograph is not refused.
 */
export function refusalOf(error: unknown): unknown {
  const message = error instanceof Object ? String((error as { message?: unknown }).message) : '';
  if (/exceeds pixel limit|too many pixels/i.test(message)) return pixelsTooMany();
  return /out of memory|unable to (?:malloc|allocate)|ENOENT|EACCES|EMFILE|Input file is missing|No such file/i.test(
    message,
  )
    ? error
    : photoBroken();
}
