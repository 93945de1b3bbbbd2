import { csrfToken } from './upload-limits';

interface HashedFile {
  file: File;
  sha256: string | null;
}

/** Which of these files (by hash) the gallery has already. Throws where the request fails. */
export async function askWhichAreWanted(
  gallery: string,
  files: HashedFile[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const hashed = files.filter((one): one is HashedFile & { sha256: string } => one.sha256 !== null);
  if (hashed.length === 0) return new Set();
  const response = await fetch('/api/uploads/check', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-CSRF-Token': csrfToken() },
    body: JSON.stringify({
      gallery,
      files: hashed.map(({ file, sha256 }) => ({ name: file.name, bytes: file.size, sha256 })),
    }),
    signal,
  });
  if (!response.ok) throw new Error(`The check of existing files failed with status ${response.status}`);
  const { known } = (await response.json()) as { known: Record<string, string> };
  return new Set(Object.keys(known));
}
