import type { Config } from 'payload';

/** How the photographer's admin differs from Payload's own: her words, her screens. */
export function adminConfig(root: string): NonNullable<Config['admin']> {
  return {
    user: 'users',
    avatar: 'default',
    autoLogin: false,
    importMap: { baseDir: root, importMapFile: `${root}/src/app/(payload)/admin/importMap.js` },
    meta: { titleSuffix: ' · Keepers' },
  };
}
