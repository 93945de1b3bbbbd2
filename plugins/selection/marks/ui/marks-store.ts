import type { Api, PageStore } from '@plugins/kit/ui/hooks';
import type { LiveMessages } from '@plugins/kit/ui/internal';
import type { Agreement } from '../../rules/agreement';
import { NewestChanges } from '../../ui/newest-changes';
import type { MarkingPerson, MarksView } from '../marks-view';
import { NO_MARKS, type PhotoMarks, withMarks } from '../rules/photo-marks';
import { askMarks, type MarkOutcome } from './ask-marks';
import type { MarkQueue, QueuedMark } from './mark-queue';
import { type MarkNews, MarksKnown } from './marks-known';

export interface MarksState {
  loaded: boolean;
  /** Others whose favorites are loaded. */
  people: readonly MarkingPerson[];
  /** Number of this person's favorites. */
  count: number;
  /** Marks mean favorites now. */
  choosing: boolean;
  /** The panel of stars and colors is open in the viewer. */
  panel: boolean;
}

/** The result of sending the offline queue. */
export interface SentMarks {
  sent: number;
  refused: string[];
}

export interface MarksPage {
  api: Api;
  event: string;
  /** The person's key, and whether their favorites count for the agreement. */
  me: string;
  counts: boolean;
  choosing: boolean;
}

/**
 * This person's ratings, and everybody's favorites. A change stays in the offline queue until the server has it, and
 * is shown from there at once: what a closed page had not sent is sent by the next one.
 */
export class MarksStore implements PageStore<MarksStore> {
  #initial: MarksStore | undefined;
  readonly #known: MarksKnown;
  /** The shown state: the server's with the offline queue applied. */
  #shown = new Map<string, PhotoMarks>();
  #state: MarksState;
  #listeners = new Set<() => void>();
  #waiting = new Map<string, ((outcome: MarkOutcome) => void)[]>();
  #sending: Promise<SentMarks> | null = null;
  #meanwhile = new Set<MarkNews[]>();
  /** The latest message id per person and photograph. */
  #newest = new NewestChanges();

  constructor(
    private readonly page: MarksPage,
    readonly queue: MarkQueue,
  ) {
    this.#known = new MarksKnown(page.me);
    this.#state = { loaded: false, people: [], count: 0, choosing: page.choosing, panel: false };
    this.#show();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get = (): MarksState => this.#state;
  get initial(): MarksStore {
    this.#initial ??= new MarksStore(this.page, { ...this.queue, read: () => [] });
    return this.#initial;
  }
  get me(): string {
    return this.page.me;
  }

  /** Returns this person's rating of a photograph: the same object until it changes. */
  of(media: string): PhotoMarks {
    return this.#shown.get(media) ?? NO_MARKS;
  }

  /** Returns the keys of others whose favorite a photograph is. */
  othersOf(media: string): readonly string[] {
    return this.#known.othersOf(media);
  }

  /** Returns this person's favorites. */
  favourites(): string[] {
    return [...this.#shown].flatMap(([media, { favourite }]) => (favourite ? [media] : []));
  }

  /** Number of pending changes. */
  get kept(): number {
    return this.queue.read().length;
  }

  #publish(change: Partial<MarksState> = {}): void {
    let count = 0;
    for (const { favourite } of this.#shown.values()) if (favourite) count++;
    this.#state = { ...this.#state, count, ...change };
    for (const listener of this.#listeners) listener();
  }

  #show(): void {
    const shown = new Map(this.#known.own);
    for (const { media, wish } of this.queue.read())
      shown.set(media, withMarks(shown.get(media) ?? NO_MARKS, wish));
    // Keep the same object for unchanged ratings, so that their tiles do not render again.
    for (const [media, marks] of shown) {
      const before = this.#shown.get(media);
      if (before && same(before, marks)) shown.set(media, before);
    }
    this.#shown = shown;
  }

  /** Returns the agreement, this person's pending changes included. */
  agreement(): Agreement {
    return this.#known.agreement(this.page.counts ? this.#shown : null);
  }

  /** Loads everything; called again after a lost connection. */
  async load(): Promise<void> {
    const meanwhile: MarkNews[] = [];
    this.#meanwhile.add(meanwhile);
    try {
      const view = await this.page.api<MarksView>(`/events/${this.page.event}/marks`);
      this.#known.take(view);
      for (const news of meanwhile) this.#known.apply(news);
      this.#show();
      this.#publish({ loaded: true, people: this.#known.people });
    } catch {
      // The loaded state stays; the next reconnection loads again.
    } finally {
      this.#meanwhile.delete(meanwhile);
    }
  }

  /** Whether marks mean favorites or a product's picks. */
  choose(choosing: boolean): void {
    if (choosing !== this.#state.choosing) this.#publish({ choosing });
  }

  /** Opens or closes the panel of stars and colors. */
  setPanel(panel: boolean): void {
    this.#publish({ panel });
  }

  /** Changes the rating of a photograph; omitted fields stay. */
  mark(media: string, wish: Partial<PhotoMarks>): Promise<MarkOutcome> {
    return new Promise((resolve) => {
      this.#waiting.set(media, [...(this.#waiting.get(media) ?? []), resolve]);
      this.queue.keep({ media, wish });
      this.#show();
      this.#publish();
      void this.send();
    });
  }

  /** Applies a change of the offline queue by another page of this browser. */
  queueChanged = (): void => {
    this.#show();
    this.#publish();
    void this.load();
  };

  /** Sends the offline queue, the oldest first, until it is empty or the server is unreachable. */
  send(): Promise<SentMarks> {
    this.#sending ??= this.#sendAll().then(({ result, stopped }) => {
      this.#sending = null;
      if (stopped) this.#notifyAll(stopped);
      // A change that was queued in the last moment.
      else if (this.kept > 0) void this.send();
      this.#publish();
      return result;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<{ result: SentMarks; stopped: MarkOutcome | null }> {
    const result: SentMarks = { sent: 0, refused: [] };
    let stopped: MarkOutcome | null = null;
    await this.queue.alone(async () => {
      for (let next = this.queue.read()[0]; next && !stopped; next = this.queue.read()[0]) {
        const outcome = await askMarks(this.page.api, this.page.event, next);
        if (outcome.kind === 'kept' || outcome.kind === 'leaving') {
          stopped = outcome;
          continue;
        }
        if (outcome.kind === 'done') {
          result.sent++;
          const message = { ...outcome.marks, media: next.media, person: this.me };
          this.#hear({ kind: 'mark', message }, outcome.change);
        } else result.refused.push(outcome.message);
        this.#settle(next, outcome);
      }
    });
    return { result, stopped };
  }

  #settle(mark: QueuedMark, outcome: MarkOutcome): void {
    this.queue.drop(mark);
    this.#show();
    this.#publish();
    if (this.queue.read().some(({ media }) => media === mark.media)) return;
    this.#notify(mark.media, outcome);
  }

  #notify(media: string, outcome: MarkOutcome): void {
    const waiting = this.#waiting.get(media) ?? [];
    this.#waiting.delete(media);
    for (const resolve of waiting) resolve(outcome);
  }

  #notifyAll(outcome: MarkOutcome): void {
    for (const media of [...this.#waiting.keys()]) this.#notify(media, outcome);
  }

  #hear(news: MarkNews, change: string | undefined): void {
    const { kind, message } = news;
    if (!this.#newest.counts(`${kind} ${message.person} ${message.media}`, change)) return;
    for (const meanwhile of this.#meanwhile) meanwhile.push(news);
    this.#known.apply(news);
  }

  /** Applies this person's rating from another device. */
  receiveMark(message: LiveMessages['mark'], change?: string): void {
    this.#hear({ kind: 'mark', message }, change);
    this.#show();
    this.#publish();
  }

  /** Applies another person's favorite; loads the name of a person not known yet. */
  receiveFavourite(message: LiveMessages['favourite'], change?: string): void {
    this.#hear({ kind: 'favourite', message }, change);
    const known = message.person === this.me || this.#state.people.some(({ key }) => key === message.person);
    this.#publish();
    if (!known) void this.load();
  }
}

const same = (a: PhotoMarks, b: PhotoMarks): boolean =>
  a.favourite === b.favourite && a.stars === b.stars && a.colour === b.colour;
