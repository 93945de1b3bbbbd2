import { type Course, courseKey, isOpen } from './courses';
import type * as Rules from './culling';
import type { Culling, PhotoState, Step } from './culling';
import type { SeenQueue } from './seen-queue';

export interface CullState {
  /** What is being reviewed; null while closed. */
  course: Course | null;
  culling: Culling;
  /** A photograph to pick as soon as the product has room: the review is a swap. */
  wanted: string | null;
}

const NOTHING: PhotoState = { picked: false, favourite: false };
const NONE: Culling = { round: [], at: 0, steps: [] };
/** The initial state on every page. */
export const CLOSED: CullState = { course: null, culling: NONE, wanted: null };

/** Returns the page's current state of a photograph, pending changes included. */
export type PhotoStateOf = (course: Course, media: string) => PhotoState;

/**
 * The page's review of picks or favorites. Makes no requests: subscribers carry out decisions. The progress is stored
 * in this browser, so that a later review resumes there.
 */
export class CullStore {
  #state: CullState = CLOSED;
  #listeners = new Set<() => void>();
  /** Come with the dialog: pages that open none do without them. */
  #rules: typeof Rules | null = null;

  constructor(
    private readonly readState: PhotoStateOf,
    private readonly seen: SeenQueue,
  ) {}

  get = (): CullState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<CullState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Opens it; `begin` adds the photographs. */
  open(course: Course, wanted: string | null = null): void {
    this.#set({ course, wanted, culling: NONE });
  }

  /**
   * Starts with the undecided ones of these photographs; resumes after the last decision. A swap begins with the first:
   * it decides on one photograph, not on all. `rules` are those of `culling.ts`.
   */
  begin(medias: readonly string[], rules: typeof Rules): void {
    const { course, wanted } = this.#state;
    if (!course) return;
    this.#rules = rules;
    const key = courseKey(course);
    const open = medias.filter(this.isOpen);
    const culling = wanted ? rules.beginCulling(open) : rules.beginCulling(open, this.seen.of(key));
    if (culling.at === 0 && !wanted) this.seen.clear(key);
    this.#set({ culling });
  }

  stateOf = (media: string): PhotoState =>
    this.#state.course ? this.readState(this.#state.course, media) : NOTHING;

  /** Whether a photograph is undecided. */
  isOpen = (media: string): boolean =>
    this.#state.course !== null && isOpen(this.#state.course, this.stateOf(media));

  /** Moves on from the decided photograph; false if it is no longer shown. */
  decide(media: string): boolean {
    const { course, culling, wanted } = this.#state;
    const decided = this.#rules?.decide(culling, media, this.stateOf(media), this.isOpen);
    if (!course || !decided || decided === culling) return false;
    if (!wanted) this.seen.add(courseKey(course), media);
    this.#set({ culling: decided });
    return true;
  }

  /** Shows another photograph of the round. */
  jump(media: string): void {
    if (this.#rules) this.#set({ culling: this.#rules.jumpTo(this.#state.culling, media) });
  }

  /** After a failed request: the photograph is shown again next time. */
  notSeen(course: Course, media: string): void {
    this.seen.forget(courseKey(course), media);
  }

  /** Undoes the last decision; returns it. */
  undo(): Step | null {
    const { state, step } = this.#rules?.undo(this.#state.culling) ?? {};
    if (!state || !step) return null;
    if (this.#state.course) this.notSeen(this.#state.course, step.media);
    this.#set({ culling: state });
    return step;
  }

  again(): void {
    if (this.#state.course) this.seen.clear(courseKey(this.#state.course));
    if (this.#rules) this.#set({ culling: this.#rules.again(this.#state.culling, this.isOpen) });
  }

  /** Clears and returns the photograph that waits for room. */
  takeWanted(): string | null {
    const { wanted } = this.#state;
    if (wanted) this.#set({ wanted: null });
    return wanted;
  }

  /** Marks the review as finished: the next one starts over. */
  finish(): void {
    if (this.#state.course) this.seen.clear(courseKey(this.#state.course));
    this.close();
  }

  close(): void {
    this.#set(CLOSED);
  }
}
