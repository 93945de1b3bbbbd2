import { assets } from '@collections/assets';
import type { StorageOptions } from '@media/storage/types';
import type { CollectionConfig, Config } from 'payload';
import { expect, test } from 'vitest';
import { placeAssets } from '../place-assets';

const bucket: StorageOptions = {
  kind: 's3',
  bucket: 'photos',
  endpoint: 'http://127.0.0.1:1',
  prefix: 'studio/',
};
const other: CollectionConfig = { slug: 'clients', fields: [] };

async function placed(settings: StorageOptions) {
  const admin = { components: { providers: ['/ours'] } };
  const config = await placeAssets(settings)({ collections: [assets, other], admin } as unknown as Config);
  const [first, second] = config.collections ?? [];
  return { admin: config.admin, assets: first as CollectionConfig, other: second };
}

/** What decides the columns of a table. */
const columnsOf = ({ fields }: CollectionConfig) =>
  (fields as unknown as Record<string, unknown>[])
    .map(({ name, type, defaultValue, required }) => ({
      name,
      type,
      defaultValue,
      required,
    }))
    // Payload adds its own `url` to the fields of every upload collection.
    .filter(({ name }) => name !== 'url')
    .sort((a, b) => String(a.name).localeCompare(String(b.name)));

test('a folder has the files where the same keys are in a bucket', async () => {
  const { assets: inFolder, other: untouched } = await placed({ kind: 'folder', root: '/data/storage' });
  expect(inFolder.upload).toMatchObject({ staticDir: '/data/storage/assets' });
  expect(untouched).toBe(other);
});

test('the table has the same columns in both', async () => {
  const [inFolder, inBucket] = [await placed({ kind: 'folder', root: '/data' }), await placed(bucket)];
  expect(inBucket.assets.upload).toMatchObject({ disableLocalStorage: true });
  expect(columnsOf(inBucket.assets)).toEqual(columnsOf(inFolder.assets));
});

test('browsers get nothing to write into a bucket with', async () => {
  const { admin } = await placed(bucket);
  expect(admin).toEqual({ components: { providers: ['/ours'] } });
});
