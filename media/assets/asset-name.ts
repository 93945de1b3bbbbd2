/** What an asset is for. */
export const ASSET_KINDS = ['logo', 'watermark', 'site', 'product'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** The folder of all assets in the storage. */
export const ASSETS = 'assets';

/** What a file's name holds: the same picture of an account, for the same use, is the same file. */
export interface AssetName {
  account: string;
  kind: AssetKind;
  /** Hash of the stored bytes. */
  sha256: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(`^(${UUID})-(${ASSET_KINDS.join('|')})-([0-9a-f]{64})\\.(png|webp)$`);

/**
 * How the assets of a kind are encoded. A picture of a product is a photograph, which PNG makes ten times as large.
 */
export const assetFormat = (kind: AssetKind): 'png' | 'webp' => (kind === 'product' ? 'webp' : 'png');

/** The name of an asset's file, which is its row's `filename` too. */
export const assetFile = ({ account, kind, sha256 }: AssetName): string =>
  `${account}-${kind}-${sha256}.${assetFormat(kind)}`;

/** The storage key of an asset. */
export const assetKey = (asset: AssetName): string => `${ASSETS}/${assetFile(asset)}`;

/** Reads the name of an asset's file; null for any other. */
export function readAssetFile(file: string): AssetName | null {
  const [, account, kind, sha256, format] = FILE.exec(file) ?? [];
  if (!account || !sha256 || format !== assetFormat(kind as AssetKind)) return null;
  return { account, kind: kind as AssetKind, sha256 };
}

/** Where logos and watermarks were until they became assets: files are not moved, they stay until replaced. */
export const earlierKey = ({ account, kind, sha256 }: AssetName): string =>
  `accounts/${account}/${kind}s/${sha256}.png`;
