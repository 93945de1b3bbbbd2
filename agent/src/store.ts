import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** A folder that is kept in step with a gallery, or (`subfolders`) each of its folders with one of a project. */
export interface Link {
  id: string;
  folder: string;
  project: { id: string; name: string };
  /** Where files of the folder itself go. */
  gallery: { id: string; name: string };
  subfolders: boolean;
  paused: boolean;
}

/** Everything the program remembers, but for its lists of files. */
export interface Config {
  server: string | null;
  token: string | null;
  /** Name under which the server knows this program. */
  name: string | null;
  links: Link[];
  paused: boolean;
  /** Bytes a second; null: no limit. */
  limit: number | null;
  /** Why it has to be connected again, where the person did not disconnect it. */
  lost: 'revoked' | null;
}

const EMPTY: Config = {
  ...{ server: null, token: null, name: null, links: [] },
  ...{ paused: false, limit: null, lost: null },
};

/** The folder of the program's own files, as the system wants it. */
export function dataFolder(platform = process.platform, env = process.env): string {
  if (env.KEEPERS_AGENT_DATA) return path.resolve(env.KEEPERS_AGENT_DATA);
  if (platform === 'win32')
    return path.join(env.APPDATA ?? path.join(homedir(), 'AppData/Roaming'), 'Keepers');
  if (platform === 'darwin') return path.join(homedir(), 'Library/Application Support/Keepers');
  return path.join(env.XDG_CONFIG_HOME ?? path.join(homedir(), '.config'), 'keepers');
}

/** Writes a file as a whole or not at all, readable for its owner alone. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, text, { mode: 0o600 });
  renameSync(part, file);
}

/** Returns a JSON file's content; `otherwise` for a missing or damaged one. */
export function readJson<T>(file: string, otherwise: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return otherwise;
  }
}

/** The configuration in `config.json`; the token is in it, so only the person may read it. */
export class Store {
  config: Config;
  readonly #file: string;

  constructor(readonly folder: string) {
    this.#file = path.join(folder, 'config.json');
    this.config = { ...EMPTY, ...readJson<Partial<Config>>(this.#file, {}) };
  }

  change(change: Partial<Config>): void {
    this.config = { ...this.config, ...change };
    writeWhole(this.#file, `${JSON.stringify(this.config, null, 2)}\n`);
  }

  changeLink(id: string, change: Partial<Link>): void {
    this.change({ links: this.config.links.map((link) => (link.id === id ? { ...link, ...change } : link)) });
  }
}
