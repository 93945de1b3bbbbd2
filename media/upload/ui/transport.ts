import type Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import { AT_ONCE, csrfToken, RETRY_DELAYS } from './upload-limits';
import type { UploadStore } from './upload-store';
import type { UploadWords } from './upload-types';

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

/** The server's message for a refused file, if there is one. */
function messageOf(body: unknown): string | null {
  try {
    const { errors } = JSON.parse(String(body)) as { errors?: Record<string, string[]> };
    return (
      Object.values(errors ?? {})
        .flat()
        .join(' ') || null
    );
  } catch {
    return null;
  }
}

interface Answered {
  originalResponse?: { getStatus: () => number; getBody: () => unknown } | null;
}

/** Sends Uppy's files by tus, four at a time, and updates the store with their progress. */
export function addTus(uppy: Uppy, store: UploadStore, endpoint: string, words: () => UploadWords): void {
  uppy.use(Tus, {
    endpoint,
    limit: AT_ONCE,
    retryDelays: RETRY_DELAYS,
    allowedMetaFields: ['filename', 'gallery', 'sha256', 'replaces'],
    removeFingerprintOnSuccess: true,
    headers: () => ({ 'X-CSRF-Token': csrfToken(), 'Accept-Language': document.documentElement.lang }),
    onShouldRetry: (error, _attempt, _options, next) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      // Without an answer, and while the server restarts, it is always retried.
      return status === 0 || status >= 500 || status === 409 || status === 423 || next(error);
    },
  });
  const item = (file: { meta: Record<string, unknown> } | undefined) => String(file?.meta.item ?? '');
  uppy.on('upload-progress', (file, { bytesUploaded }) => {
    store.patch(item(file), { phase: 'sending', at: bytesUploaded });
  });
  uppy.on('upload-success', (file) => {
    store.patch(item(file), { phase: 'done', at: file?.size ?? 0, reason: null });
    // Its fingerprint is free again, and Uppy's own list stays short.
    if (file) queueMicrotask(() => uppy.getFile(file.id) && uppy.removeFile(file.id));
  });
  uppy.on('upload-error', (file, error) => {
    const response = (error as unknown as Answered).originalResponse;
    const status = response?.getStatus() ?? 0;
    const reason = messageOf(response?.getBody()) ?? words().failed;
    const final = [413, 415, 422].includes(status);
    store.patch(item(file), { phase: final ? 'refused' : 'failed', reason });
    if (final && file) queueMicrotask(() => uppy.getFile(file.id) && uppy.removeFile(file.id));
  });
}
