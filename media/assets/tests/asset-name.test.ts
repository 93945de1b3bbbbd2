import { checkKey } from '@media/storage/check-key';
import { expect, test } from 'vitest';
import { ASSET_KINDS, assetFile, assetKey, readAssetFile } from '../asset-name';

const account = '0199aaaa-0000-7000-8000-000000000001';
const sha256 = 'a'.repeat(64);

test.each(ASSET_KINDS)('the name of a %s is a key of the storage, and is read back', (kind) => {
  const asset = { account, kind, sha256 };
  expect(checkKey(assetKey(asset))).toBe(`assets/${assetFile(asset)}`);
  expect(readAssetFile(assetFile(asset))).toEqual(asset);
});

test.each([
  '',
  'logo.png',
  `${account}-logo-${sha256}`,
  `${account}-logo-${sha256}.svg`,
  `${account}-logo-${sha256}.webp`,
  `${account}-product-${sha256}.png`,
  `${account}-script-${sha256}.png`,
  `${account}-logo-${sha256.slice(1)}.png`,
  `../${account}-logo-${sha256}.png`,
  `${account}-logo-${sha256}.png/`,
  `${account}-logo-${sha256}.png\n`,
])('%j is no asset', (file) => {
  expect(readAssetFile(file)).toBeNull();
});
