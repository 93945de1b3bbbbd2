import type { Api } from '@plugins/kit/ui/hooks';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';

/** The outcome of a change; `refused` carries the server's message. */
export type HidingOutcome =
  | { kind: 'done'; hidden: boolean }
  | { kind: 'refused'; message: string }
  | { kind: 'leaving' };

/**
 * Optimistic state of hiding: shows a change at once, then requests it. Requests for one photograph run one after
 * another and only the newest pending state is sent; a refused one is rolled back.
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

  /** Hides or shows a photograph. A call made while another is in flight resolves with the outcome of the newest. */
  set(media: string, hidden: boolean): Promise<HidingOutcome> {
    this.#wanted.set(media, hidden);
    this.show(media, hidden);
    const running = this.#running.get(media) ?? this.#run(media, hidden);
    this.#running.set(media, running);
    return running;
  }

  /** Whether a request for this photograph is in flight: live messages received meanwhile are older. */
  isBusy = (media: string): boolean => this.#running.has(media);

  async #run(media: string, hidden: boolean): Promise<HidingOutcome> {
    let sent = hidden;
    let outcome = await this.#ask(media, sent);
    for (
      let pending = this.#wanted.get(media);
      pending !== undefined && pending !== sent;
      pending = this.#wanted.get(media)
    ) {
      if (outcome.kind !== 'done') break;
      sent = pending;
      outcome = await this.#ask(media, sent);
    }
    // Also when a visitor must sign up first: the request is repeated after the sign-up.
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

  /** Whether every tile shows its hide button, for touch screens. */
  mode = (): boolean => this.#mode;

  setMode(on: boolean): void {
    this.#mode = on;
    for (const listener of this.#listeners) listener();
  }
}
