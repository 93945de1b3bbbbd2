/** Maximum bytes of an archive for a phone whose free space is unknown. */
const PHONE_BYTES = 4_000_000_000;
/** A phone needs an archive's bytes twice: packed and unpacked. */
const UNPACKED = 2;

/** Files and bytes of one batch for the share sheet: they are in memory together. */
export const BATCH = { files: 20, bytes: 80_000_000 } as const;

/** Whether a phone can hold an archive; `free` is the free space if its browser reports it. */
export function phoneHolds(bytes: number, free: number | null): boolean {
  return bytes * UNPACKED <= (free ?? PHONE_BYTES * UNPACKED) && bytes <= PHONE_BYTES;
}

/** Returns the photographs of the next batch, at least one; as many as one share sheet takes. */
export function nextBatch<Photo extends { bytes: number }>(photos: readonly Photo[], from: number): Photo[] {
  const batch: Photo[] = [];
  let bytes = 0;
  for (const photo of photos.slice(from, from + BATCH.files)) {
    bytes += photo.bytes;
    if (batch.length > 0 && bytes > BATCH.bytes) break;
    batch.push(photo);
  }
  return batch;
}
