import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/core/env';
import { readSettingsFile } from '@/core/env/settings-file';
import type { Manifest, Written } from './manifest';
import { hashFile } from './write-lines';

/**
 * Stores the settings of the data folder, readable by the owner only, and from whatever source the secret and whether
 * there is a demo studio: after a restore a real studio must not have demo accounts with known passwords.
 */
export async function keepSettings(snapshot: string): Promise<Written> {
  const file = 'settings.json';
  const target = path.join(snapshot, file);
  const { dataDir, secret, demo } = env();
  const settings = {
    ...readSettingsFile(dataDir),
    KEEPERS_SECRET: secret,
    KEEPERS_DEMO: demo ? '1' : '0',
  };
  const text = `${JSON.stringify(settings, null, 2)}\n`;
  await writeFile(target, text, { mode: 0o600 });
  return { file, bytes: Buffer.byteLength(text), sha256: await hashFile(target) };
}

/**
 * Sets this installation's secret to the backup's, without which every link and cookie made before is void. Other
 * settings except the demo studio's stay this machine's. Returns a warning where the environment sets another secret,
 * which wins.
 */
export async function takeSecret(snapshot: string, { settings }: Manifest): Promise<string | null> {
  const file = path.join(snapshot, settings.file);
  const kept = JSON.parse(await readFile(file, 'utf8')) as {
    KEEPERS_SECRET: string;
    KEEPERS_DEMO: string;
  };
  const { dataDir } = env();
  const target = path.join(dataDir, 'settings.json');
  const { KEEPERS_SECRET, KEEPERS_DEMO } = kept;
  const mine = { ...readSettingsFile(dataDir), KEEPERS_SECRET, KEEPERS_DEMO };
  await writeFile(`${target}.part`, `${JSON.stringify(mine, null, 2)}\n`, { mode: 0o600 });
  await rename(`${target}.part`, target);
  const given = process.env.KEEPERS_SECRET?.trim();
  return given && given !== kept.KEEPERS_SECRET
    ? `KEEPERS_SECRET is set to another secret than the backup's: links sent before will not open. Set it to the one in ${file}, or unset it.`
    : null;
}
