import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { once } from '@/core/process/state';

/** Built files of sites' pages: styles by template, scripts, fonts and pictures by name, as addresses below `/_site/`. */
export interface SiteAssets {
  /** The style of a template, as text: it is inlined into the page. `of-platform` is that of the platform's own blocks. */
  styles: Record<string, string>;
  /** `menu` → `/_site/menu-3F2A.js`. */
  scripts: Record<string, string>;
  /** `cormorant-latin-wght-normal` → `/_site/fonts/cormorant-latin-wght-normal-5D1C.woff2`. */
  fonts: Record<string, string>;
  /** Pictures of the product: `en/choose` → its address and size in pixels. */
  screens: Record<string, { src: string; width: number; height: number }>;
}

/** Address prefix of built files. */
export const SITE_FILES = '/_site/';
const NOTHING: SiteAssets = { styles: {}, scripts: {}, fonts: {}, screens: {} };

/** Returns the folder of the built styles, scripts and fonts. */
export const siteAssetFolder = (): string => path.resolve('dist', 'site');

/** Returns the built files, read again after a new build. Empty without a build. */
export function siteAssets(): SiteAssets {
  const kept = once('site-assets', () => ({ at: -1, assets: NOTHING }));
  const file = path.join(siteAssetFolder(), 'manifest.json');
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
  if (at !== kept.at) {
    kept.assets = at < 0 ? NOTHING : (JSON.parse(readFileSync(file, 'utf8')) as SiteAssets);
    kept.at = at;
  }
  return kept.assets;
}
