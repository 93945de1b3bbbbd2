/** A photograph to be fetched. */
export interface Wanted {
  name: string;
  url: string;
}

const coarse = () => matchMedia('(pointer: coarse)').matches;

/** Whether this is a phone or tablet whose share sheet takes pictures: there they are kept among its own. */
export function canSavePhotos(): boolean {
  const one = new File([], 'photo.jpg', { type: 'image/jpeg' });
  return coarse() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [one] });
}

/** Whether this is a phone: an archive has to fit on it. */
export function isPhone(): boolean {
  return coarse() && Math.min(screen.width, screen.height) < 600;
}

/** Room the browser tells of, in bytes; null where it does not. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined ? null : quota - (usage ?? 0);
}

/** Fetches photographs one after the other; tells of each. Throws where one is refused or the line breaks. */
export async function fetchPhotos(
  wanted: readonly Wanted[],
  { fetched, signal }: { fetched?: (count: number) => void; signal?: AbortSignal } = {},
): Promise<File[]> {
  const files: File[] = [];
  for (const { name, url } of wanted) {
    const answer = await fetch(url, { credentials: 'same-origin', signal: signal ?? null });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const data = await answer.blob();
    files.push(new File([data], name, { type: data.type || 'image/jpeg' }));
    fetched?.(files.length);
  }
  return files;
}

/** Opens the phone's share sheet: saved, left without saving, or `touch` where it wants a new touch first. */
export async function saveToPhotos(files: File[]): Promise<'saved' | 'left' | 'touch'> {
  try {
    await navigator.share({ files });
    return 'saved';
  } catch (error) {
    const { name } = error as DOMException;
    if (name === 'AbortError') return 'left';
    if (name === 'NotAllowedError') return 'touch';
    throw error;
  }
}
