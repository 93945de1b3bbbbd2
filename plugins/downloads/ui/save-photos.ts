/** A photograph to fetch. */
export interface Wanted {
  name: string;
  url: string;
}

const coarse = () => matchMedia('(pointer: coarse)').matches;

/** Whether this phone or tablet has a share sheet that takes pictures, which saves them to its photo library. */
export function canSavePhotos(): boolean {
  const one = new File([], 'photo.jpg', { type: 'image/jpeg' });
  return coarse() && typeof navigator.canShare === 'function' && navigator.canShare({ files: [one] });
}

/** Whether this is a phone: an archive must fit into its storage. */
export function isPhone(): boolean {
  return coarse() && Math.min(screen.width, screen.height) < 600;
}

/** Returns the free space the browser reports, in bytes, or null. */
export async function freeBytes(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined ? null : quota - (usage ?? 0);
}

/** Fetches photographs one after the other and reports each. Throws on a refusal or a network failure. */
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

/**
 * Opens the phone's share sheet. Returns saved, left (closed without saving), or `touch` if it needs a new touch
 * first.
 */
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
