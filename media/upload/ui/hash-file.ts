import { createSHA256 } from 'hash-wasm';

const CHUNK = 4 * 1024 * 1024;
/** Where streaming hashing is not available, files up to this size are hashed whole. */
const WHOLE_MAX = 256 * 1024 * 1024;

/** SHA-256 of a file in hex, read in pieces of 4 MB; null where this browser cannot (the server computes it then). */
export async function hashFile(
  file: File,
  onRead: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string | null> {
  const hasher = await createSHA256().catch(() => null);
  if (!hasher) return hashWhole(file, onRead);
  hasher.init();
  for (let at = 0; at < file.size; at += CHUNK) {
    signal.throwIfAborted();
    hasher.update(new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer()));
    onRead(Math.min(file.size, at + CHUNK));
  }
  return hasher.digest('hex');
}

async function hashWhole(file: File, onRead: (bytes: number) => void): Promise<string | null> {
  if (!globalThis.crypto?.subtle || file.size > WHOLE_MAX) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  onRead(file.size);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
