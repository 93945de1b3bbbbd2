import type { StudioPicture } from '../../rules/studio-site';

/** What became of a file: the picture it is now, or why it is none. */
export type SentFile = { ids: string[]; pictures: Record<string, StudioPicture> } | { message: string };

const token = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

/** What every call of our own carries. */
export const ownHeaders = (): Record<string, string> => ({
  'Accept-Language': document.documentElement.lang,
  'X-CSRF-Token': token(),
});

/** Sends a file as it stands. Never throws for a refusal: it says why. */
export async function sendFile(path: string, file: File): Promise<SentFile> {
  const address = new URL(path, location.href);
  address.searchParams.set('name', file.name);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        ...ownHeaders(),
        Accept: 'application/json',
        'Content-Type': file.type || 'application/octet-stream',
      },
      body: file,
    });
    const answer = (await response.json()) as { errors?: Record<string, string[]> };
    if (response.ok) return answer as SentFile;
    return {
      message: Object.values(answer.errors ?? {})
        .flat()
        .join(' '),
    };
  } catch {
    return { message: '' };
  }
}
