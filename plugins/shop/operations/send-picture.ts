import { KeepersError } from '@plugins/kit/server';
import { readAsset } from '@plugins/kit/server/internal';
import type { Answer } from '@plugins/kit/server/wire';

const SHA256 = /^[0-9a-f]{64}$/;

/** Answers with a picture of an account's products. Throws NOT_FOUND. */
export async function sendPicture(account: string, sha256: string): Promise<Answer> {
  if (!SHA256.test(sha256)) throw new KeepersError('NOT_FOUND');
  const file = await readAsset({ account, kind: 'product', sha256 });
  if (!file) throw new KeepersError('NOT_FOUND');
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=31536000, immutable' };
  return { status: 200, headers, body: file.stream };
}
