import type { StudioPicture } from '../../rules/studio-site';

/** Result of an upload: the new picture, or why it was refused. */
export type SentFile = { ids: string[]; pictures: Record<string, StudioPicture> } | { message: string };

const token = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';

/** Headers of every request to our endpoints. */
export const ownHeaders = (): Record<string, string> => ({
  'Accept-Language': document.documentElement.lang,
  'X-CSRF-Token': token(),
});

/** Sends a file unchanged. Does not throw for a refusal but returns its reason. */
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
