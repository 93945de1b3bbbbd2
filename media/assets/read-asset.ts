import { storage } from '@media/storage/files';
import type { StoredContent } from '@media/storage/types';
import { type AssetName, assetKey, earlierKey } from './asset-name';

/** Opens an asset's file, or null where there is none. The caller has checked that the reader may see it. */
export async function readAsset(asset: AssetName): Promise<StoredContent | null> {
  return (await storage().read(assetKey(asset))) ?? (await storage().read(earlierKey(asset)));
}

/** Whether an asset's file is there. */
export const hasAsset = async (asset: AssetName): Promise<boolean> =>
  Boolean((await storage().stat(assetKey(asset))) ?? (await storage().stat(earlierKey(asset))));
