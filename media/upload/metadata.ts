import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';

/** The last segment of a path, otherwise unchanged but for control characters: `DCIM\IMG_1.JPG` → `IMG_1.JPG`. */
function cameraName(name: string): string {
  return (name.split(/[/\\]/).pop() ?? '').replace(/\p{Cc}|\p{Surrogate}/gu, '');
}

const sha256 = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/);

/** A time to the minute or second; a fraction and a zone may follow. */
const LOCAL_TIME =
  /^(?<local>\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?(?:Z|[+-][0-2]\d:?[0-5]\d)?$/;

/** Metadata of an upload, by the names of `Upload-Metadata`. */
export const uploadMetadata = z.object({
  filename: z.string().transform(cameraName).pipe(z.string().min(1).max(400)),
  gallery: z.uuid(),
  sha256: sha256.optional(),
  // By the camera's clock, so a zone is cut off; used where the photograph's own header has no time.
  captured_at: z
    .string()
    .regex(LOCAL_TIME)
    .transform((time) => time.replace(LOCAL_TIME, '$<local>'))
    .optional(),
  replaces: z.uuid().optional(),
});

export type UploadMetadata = z.infer<typeof uploadMetadata>;

/** The body of `POST /api/uploads/check`: files of which the answer names those that the gallery lacks. */
export const checkInput = z.object({
  gallery: z.uuid(),
  files: z.array(z.object({ name: z.string().max(1000), bytes: z.number().min(0), sha256 })).max(5000),
});

/** Reads tus's `Upload-Metadata`: `key base64, key base64`. Throws INVALID_INPUT naming the fields. */
export function readMetadata(header: string): UploadMetadata {
  const fields: Record<string, string> = {};
  for (const pair of header.split(',')) {
    const [key = '', value = ''] = pair.trim().split(' ');
    if (Object.hasOwn(uploadMetadata.shape, key) && value !== '') fields[key] = decode(key, value);
  }
  return parseInput(uploadMetadata, fields);
}

function decode(key: string, value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'base64'));
  } catch {
    throw new KeepersError('INVALID_INPUT', {}, { [key]: 'invalid' });
  }
}
