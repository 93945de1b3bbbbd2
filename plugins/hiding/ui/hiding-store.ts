import type { Api } from '@plugins/kit/ui/hooks';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';

/** What became of a wish; `refused` carries the server's words. */
export type HidingOutcome =
  | { kind: 'done'; hidden: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'leaving' };

/**
 * Hiding shows at once and asks the server for that state. Wishes for one photograph go one after the other and only the
 * newest counts; a refused one is put back as it was.
 */
export class HidingStore {
  #wanted = new Map<string, boolean>();
  #running = new Map<string, Promise<HidingOutcome>>();
  #mode = false;
  #listeners = new Set<() => void>();

  constructor(
    private readonly api: Api,
    private readonly eventId: string,
    private readonly show: (media: string, hidden: boolean) => void,
  ) {}

  /** Wishes a photograph hidden or shown. A wish made while one is on its way has the outcome of the newest. */
  set(media: string, hidden: boolean): Promise<HidingOutcome> {
    this.#wanted.set(media, hidden);
    this.show(media, hidden);
    const running = this.#running.get(media) ?? this.#run(media, hidden);
    this.#running.set(media, running);
    return running;
  }

  /** Whether a wish for this photograph is on its way: what others say of it meanwhile is older. */
  isBusy = (media: string): boolean => this.#running.has(media);

  async #run(media: string, hidden: boolean): Promise<HidingOutcome> {
    let sent = hidden;
    let outcome = await this.#ask(media, sent);
    for (
      let wish = this.#wanted.get(media);
      wish !== undefined && wish !== sent;
      wish = this.#wanted.get(media)
    ) {
      if (outcome.kind !== 'done') break;
      sent = wish;
      outcome = await this.#ask(media, sent);
    }
    // Also where somebody is asked to sign up first: the wish is repeated once they have.
    if (outcome.kind !== 'done') this.show(media, !sent);
    this.#wanted.delete(media);
    this.#running.delete(media);
    return outcome;
  }

  async #ask(media: string, hidden: boolean): Promise<HidingOutcome> {
    try {
      const path = `/events/${this.eventId}/medias/${media}/media_privacy`;
      await this.api(path, { method: 'POST', body: { hidden }, quiet: true });
      return { kind: 'done', hidden };
    } catch (error) {
      if (isLeaving(error)) return { kind: 'leaving' };
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'refused', message: error.message };
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether every tile offers hiding: how it is reached where nothing hovers. */
  mode = (): boolean => this.#mode;

  setMode(on: boolean): void {
    this.#mode = on;
    for (const listener of this.#listeners) listener();
  }
}
