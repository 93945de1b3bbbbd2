import type { Log } from '../log';
import type { ServerLine } from '../server/line';
import type { FolderSync } from './folder-sync';

const ASK_AGAIN_MS = 3600_000;

/** Tells the server which photographs the full lists of folders lack: the server decides what goes to the trash. */
export class GoneTeller {
  #asked = new Map<string, { key: string; at: number }>();

  constructor(
    private readonly line: ServerLine,
    private readonly log: Log,
  ) {}

  /** Sends what a full list lacks, where the list of a gallery changed since it was last sent. */
  async tell(sync: FolderSync, medias: ReadonlyMap<string, string[]>): Promise<void> {
    for (const [gallery, gone] of medias) {
      const key = [...gone].sort().join();
      const asked = this.#asked.get(gallery);
      const fresh = asked && asked.key === key && Date.now() - asked.at < ASK_AGAIN_MS;
      if (fresh || (!asked && gone.length === 0)) continue;
      this.#asked.set(gallery, { key, at: Date.now() });
      try {
        await this.#send(sync, gallery, gone);
      } catch (error) {
        this.#asked.delete(gallery);
        this.log.write('log_gone_failed', { folder: sync.link.folder, text: (error as Error).message }, true);
      }
    }
  }

  async #send(sync: FolderSync, gallery: string, gone: string[]): Promise<void> {
    const { trashed, kept } = await this.line.call<{
      trashed: string[];
      kept: { id: string; why: string }[];
    }>('POST', `/api/galleries/${gallery}/gone`, { medias: gone });
    const stays = new Set(kept.map(({ id }) => id));
    // Neither trashed nor kept: gone from the gallery already.
    sync.forget(new Set(gone.filter((id) => !stays.has(id))));
    if (trashed.length > 0) this.log.write('log_trashed', { count: trashed.length });
    const questions = kept.filter(({ why }) => why !== 'off').length;
    if (questions > 0) this.log.write('log_questions', { count: questions });
  }
}
