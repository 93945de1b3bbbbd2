import { execFile } from 'node:child_process';
import { accessSync, constants, copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../log';
import type { Server } from '../server/api';
import { type Refusal, type Release, refuseContent, refuseOffer } from './release';

const ASK_AGAIN_MS = 3600_000;
const TRY_MS = 20_000;

/**
 * Whether and how this program renews itself: `off` in a build without a key, `elsewhere` where its file belongs to a
 * package manager or cannot be written.
 */
export type UpdateState =
  | { state: 'off' | 'elsewhere' | 'ready' }
  | { state: 'refused'; version: string; why: Refusal | 'FAILED' };

/** Replaces the program's file by a newer one of the server, after its signature and content are checked. */
export class Updater {
  state: UpdateState;
  #refused: { sha256: string; at: number } | null = null;
  #busy = false;

  constructor(
    /** The running program's file; null where it runs from its sources. */
    private readonly file: string | null,
    private readonly version: string,
    private readonly key: string,
    private readonly log: Log,
    /** Starts the new program in place of this one. */
    private readonly restart: () => void,
  ) {
    this.state = { state: key === '' ? 'off' : this.#mayReplace() ? 'ready' : 'elsewhere' };
  }

  #mayReplace(): boolean {
    if (!this.file || this.file.split(path.sep).includes('node_modules')) return false;
    try {
      accessSync(this.file, constants.W_OK);
      accessSync(path.dirname(this.file), constants.W_OK);
      return true;
    } catch {
      return false;
    }
  }

  /** Takes an offered program, or says why not; what was refused is looked at again after an hour. */
  async take(server: Server, release: Release): Promise<void> {
    const { file } = this;
    if (!file || this.#busy || this.state.state === 'off' || this.state.state === 'elsewhere') return;
    const known = this.#refused;
    if (known?.sha256 === release.sha256 && Date.now() - known.at < ASK_AGAIN_MS) return;
    this.#busy = true;
    try {
      const why =
        refuseOffer(release, this.version, this.key) ?? (await this.#replace(server, release, file));
      if (why) return this.#refuse(release, why, why);
      this.log.write('log_updated', { version: release.version });
      this.restart();
    } catch (error) {
      this.#refuse(release, 'FAILED', (error as Error).message);
    } finally {
      this.#busy = false;
    }
  }

  async #replace(server: Server, release: Release, file: string): Promise<Refusal | null> {
    const content = await server.fetch(release.path, release.bytes);
    const why = refuseContent(release, content);
    if (why) return why;
    // Beside the old one, so that the swap is one renaming; `.cjs`, so that Node starts it.
    const fresh = path.join(path.dirname(file), 'agent.new.cjs');
    try {
      writeFileSync(fresh, content, { mode: 0o755, flush: true });
      // A program that does not even start here must not take the place of one that runs.
      const { stdout } = await promisify(execFile)(process.execPath, [fresh, '--version'], {
        timeout: TRY_MS,
        windowsHide: true,
      });
      if (stdout.trim() !== release.version) return 'WRONG_CONTENT';
      copyFileSync(file, path.join(path.dirname(file), 'agent.old.cjs'));
      renameSync(fresh, file);
      return null;
    } finally {
      rmSync(fresh, { force: true });
    }
  }

  #refuse({ version, sha256 }: Release, why: Refusal | 'FAILED', text: string): void {
    this.#refused = { sha256, at: Date.now() };
    this.state = { state: 'refused', version, why };
    this.log.write('log_not_updated', { version, text }, true);
  }
}
