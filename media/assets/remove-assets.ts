import { storage } from '@media/storage/files';
import { ASSETS } from './asset-name';

/** Removes the files of an account's assets, those without a row too. Their rows go with the account's. */
export async function removeAssetFiles(account: string): Promise<void> {
  const keys: string[] = [];
  for await (const key of storage().list(`${ASSETS}/`))
    if (key.startsWith(`${ASSETS}/${account}-`)) keys.push(key);
  for (const key of keys) await storage().remove(key);
}
