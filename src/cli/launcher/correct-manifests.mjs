import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

const MANIFEST = 'react-loadable-manifest.json';

/**
 * Removes files that the build has not from the lists by which Next preloads dynamically imported code: Turbopack names
 * scripts there that it merged into others, and each would be a request that answers 404. Returns their names.
 * @param folder the build, `.next`
 */
export async function correctManifests(folder) {
  const removed = new Set();
  for (const entry of await readdir(path.join(folder, 'server'), { recursive: true, withFileTypes: true })) {
    if (entry.name !== MANIFEST) continue;
    const file = path.join(entry.parentPath, entry.name);
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const before = removed.size;
    for (const one of Object.values(manifest)) {
      const missing = one.files.filter((name) => !existsSync(path.join(folder, name)));
      for (const name of missing) removed.add(name);
      one.files = one.files.filter((name) => !missing.includes(name));
    }
    if (removed.size > before) writeFileSync(file, JSON.stringify(manifest));
  }
  return [...removed];
}
