import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

type Settings = Record<string, string>;

/**
 * Settings stored in the data folder, by the same names as in the environment; none if there is no file.
 * @throws Error if the file exists but cannot be read as JSON
 */
export function readSettingsFile(dataDir: string): Settings {
  const file = join(dataDir, 'settings.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    if (code === 'ENOTDIR')
      throw new Error(
        `KEEPERS_DATA: ${dataDir} is a file, or is inside one. Set it to a folder, as KEEPERS_DATA=/path.`,
      );
    throw new Error(
      `KEEPERS_DATA: ${file} cannot be read (${code}). Start as the user who owns it, or name another folder.`,
    );
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new Error(
      `${file} is not a JSON object of settings. Fix it, or remove it to generate a new secret.`,
    );
  }
  return Object.fromEntries(
    Object.entries(parsed)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value).trim()]),
  );
}

/**
 * Generates the secret of a fresh installation and stores it in `settings.json` (0600).
 * Two processes starting at once agree on one: the file appears whole, by a link that fails if it is there.
 * @returns the secret that is stored
 */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'settings.json');
  const settings = readSettingsFile(dataDir);
  if (settings.KEEPERS_SECRET) return settings.KEEPERS_SECRET;
  const secret = randomBytes(32).toString('hex');
  const draft = `${file}.${process.pid}`;
  const hadFile = Object.keys(settings).length > 0;
  try {
    makeFolder(dataDir, 0o711);
    writeFileSync(draft, `${JSON.stringify({ ...settings, KEEPERS_SECRET: secret }, null, 2)}\n`, {
      mode: 0o600,
    });
    if (hadFile) renameSync(draft, file);
    else linkSync(draft, file);
    return secret;
  } catch (error) {
    const winner = readSettingsFile(dataDir).KEEPERS_SECRET;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && winner) return winner;
    const { code = '' } = error as NodeJS.ErrnoException;
    const fix = /ENOSPC|EDQUOT/.test(code)
      ? 'The disk is full: free disk space, or choose another disk, as KEEPERS_DATA=/path.'
      : 'Start as the user who owns it, or choose a folder of yours, as KEEPERS_DATA=/path.';
    throw new Error(`KEEPERS_DATA: nothing can be written to ${dataDir} (${code}). ${fix}`);
  } finally {
    rmSync(draft, { force: true });
  }
}
