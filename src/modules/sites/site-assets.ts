import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { once } from '@/core/process/state';

/** What was built for sites' pages: styles by template, scripts and fonts by name, as addresses below `/_site/`. */
export interface SiteAssets {
  /** The style of a template, as text: it stands in the page. */
  styles: Record<string, string>;
  /** `menu` → `/_site/menu-3F2A.js`. */
  scripts: Record<string, string>;
  /** `cormorant-latin-wght-normal` → `/_site/fonts/cormorant-latin-wght-normal-5D1C.woff2`. */
  fonts: Record<string, string>;
}

/** Where sites' pages ask for what was built for them. */
export const SITE_FILES = '/_site/';
const NOTHING: SiteAssets = { styles: {}, scripts: {}, fonts: {} };

/** The folder sites' styles, scripts and fonts are built into. */
export const siteAssetFolder = (): string => path.resolve('dist', 'site');

/** What was built; read again where it was built again. Nothing where it was not. */
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
