import type { ServerLine } from './line';

const AGAIN_MS = 600_000;

/** Which projects move to the trash what a folder no longer has, where the server says so. */
export class Removes {
  readonly known = new Map<string, boolean>();
  #at = 0;

  constructor(private readonly line: ServerLine) {}

  /** The next request is due at once. */
  renew(): void {
    this.#at = 0;
  }

  /** Asks about projects, every ten minutes; what fails stays unknown. */
  async learn(projects: readonly string[]): Promise<void> {
    if (Date.now() - this.#at < AGAIN_MS) return;
    this.#at = Date.now();
    for (const id of new Set(projects)) {
      const answer = await this.line
        .call<{ removes?: boolean }>('GET', `/api/projects/${encodeURIComponent(id)}`)
        .catch(() => null);
      if (answer?.removes !== undefined) this.known.set(id, answer.removes);
    }
  }
}
