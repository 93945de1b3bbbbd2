const AT_ONCE = 8;
const WRITTEN = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/;

/** When a file was taken, by the camera's clock: `2026-09-12T09:14:03`; null where it has no time. */
async function takenAt(file: File): Promise<string | null> {
  try {
    // Loaded when edits are uploaded: nothing else here needs it.
    const { parse } = await import('exifr');
    const tags = await parse(file, { pick: ['DateTimeOriginal', 'CreateDate'], reviveValues: false });
    const [, year, month, day, time] = WRITTEN.exec(String(tags?.DateTimeOriginal ?? tags?.CreateDate)) ?? [];
    return year && year !== '0000' ? `${year}-${month}-${day}T${time}` : null;
  } catch {
    return null;
  }
}

/** The same for many, a few at once, in their order. */
export async function readTaken(files: readonly File[]): Promise<(string | null)[]> {
  const found: (string | null)[] = files.map(() => null);
  let next = 0;
  const work = async () => {
    for (let at = next++; at < files.length; at = next++) found[at] = await takenAt(files[at] as File);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
