import { createHash } from 'node:crypto';
import { storage } from '@media/storage/files';
import { withLock } from '@media/upload/locker';
import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { type AssetKind, assetFile, assetFormat, assetKey } from './asset-name';
import { findAsset } from './queries';

/** A decoded and re-encoded picture of an account. */
export interface NewAsset {
  account: string;
  kind: AssetKind;
  /** A picture in the format of its kind (`assetFormat`) that we wrote: bytes from outside are decoded before (`media/derive/clean-watermark.ts`). */
  image: Buffer;
}

const typeOf = (kind: AssetKind): string => `image/${assetFormat(kind)}`;

/**
 * Stores a picture as an asset and, in the same transaction, what refers to it. The same picture again is the same
 * asset. If the transaction fails, at most a file without a row is left, which the sweep removes.
 */
export function writeAsset<T>(
  { account, kind, image }: NewAsset,
  refer: (tx: Transaction, asset: { id: string; sha256: string }) => Promise<T>,
): Promise<T> {
  const sha256 = createHash('sha256').update(image).digest('hex');
  const name = { account, kind, sha256 };
  const key = assetKey(name);
  // Held beyond the commit: the sweep removes unreferenced assets under the same lock.
  return withLock(`bytes:${key}`, () =>
    inTransaction(async (tx) => {
      const known = await findAsset(tx.sql, assetFile(name));
      if (!known) return refer(tx, { id: await create(tx, name, image), sha256 });
      if (!(await storage().stat(key))) await storage().put(key, image, { contentType: typeOf(kind) });
      return refer(tx, { id: known, sha256 });
    }),
  );
}

async function create(
  tx: Transaction,
  { account, kind, sha256 }: { account: string; kind: AssetKind; sha256: string },
  image: Buffer,
): Promise<string> {
  const file = {
    data: image,
    mimetype: typeOf(kind),
    name: assetFile({ account, kind, sha256 }),
    size: image.length,
  };
  // A request of its own: Payload's plugins keep its file for whatever the same request writes later.
  const apart = { ...tx, req: { transactionID: tx.req.transactionID } as Transaction['req'] };
  const api = asSystem('assets are written by the operation that sets them', apart);
  try {
    return (await api.create('assets', { account, kind, sha256 }, { file })).id;
  } catch (error) {
    // Payload hides why a folder could not be written (a full disk): the check fails with the cause.
    await storage().check();
    throw error;
  }
}
