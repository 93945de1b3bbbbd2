import { resolve } from 'node:path';
import { readSettings } from './env/read-settings.ts';
import { keepSecret, readSettingsFile } from './env/settings-file.ts';
import type { Env } from './env/types.ts';
import { once } from './process/state.ts';

// Imports carry '.ts' here because the launcher runs these files from source, before anything is built.
export type { Env, S3Storage, ServiceApp, SocialProvider, Storage } from './env/types.ts';

/**
 * Reads every setting: the environment over `settings.json` in the data folder, which stores the secret generated at
 * the first start. A build needs no secret and leaves none behind.
 * @param source the environment to read
 * @throws Error with one line that names the setting, what is wrong with it and how to fix it; never its secret value
 */
export function loadEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const dataDir = resolve(/* turbopackIgnore: true */ source.KEEPERS_DATA?.trim() || '.data');
  const values: Record<string, string | undefined> = { ...readSettingsFile(dataDir) };
  for (const [name, value] of Object.entries(source)) {
    if (value !== undefined && value.trim() !== '') values[name] = value.trim();
  }
  const read = readSettings(values, dataDir);
  const building = source.NEXT_PHASE === 'phase-production-build';
  return {
    ...read,
    secret: read.secret ?? (building ? 'a build signs nothing and keeps no secret' : keepSecret(dataDir)),
  };
}

/** The settings of this process, read once. */
export const env = (): Env => once('env', loadEnv);
