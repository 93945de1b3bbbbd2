import { type Course, courseKey, isOpen } from './courses';
import { again, beginNarrowing, decide, type Narrowing, type Standing, type Step, undo } from './narrowing';
import type { SeenShelf } from './seen-shelf';

export interface NarrowState {
  /** What one goes through; null while it is closed. */
  course: Course | null;
  narrowing: Narrowing;
  /** A photograph that is to be picked as soon as there is room for it. */
  wanted: string | null;
}

const NOTHING: Standing = { picked: false, favourite: false };
/** How it begins on every page. */
export const CLOSED: NarrowState = { course: null, narrowing: beginNarrowing([]), wanted: null };

/** What the page says of a photograph now, its own wishes among it. */
export type StandingOf = (course: Course, media: string) => Standing;

/**
 * The page's going through of picks or favourites. It knows no server: whoever listens carries out what was decided. How far
 * one has come lies on the shelf, so that one goes on there another time.
 */
export class NarrowStore {
  #state: NarrowState = CLOSED;
  #listeners = new Set<() => void>();

  constructor(
    private readonly standing: StandingOf,
    private readonly seen: SeenShelf,
  ) {}

  get = (): NarrowState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<NarrowState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Opens it; the photographs come with `begin`. */
  open(course: Course, wanted: string | null = null): void {
    this.#set({ course, wanted, narrowing: beginNarrowing([]) });
  }

  /** Begins with those of these that are still to be asked about; where one was before, one goes on. */
  begin(medias: readonly string[]): void {
    const { course } = this.#state;
    if (!course) return;
    const key = courseKey(course);
    const narrowing = beginNarrowing(medias.filter(this.isOpen), this.seen.of(key));
    if (narrowing.at === 0) this.seen.clear(key);
    this.#set({ narrowing });
  }

  standingOf = (media: string): Standing =>
    this.#state.course ? this.standing(this.#state.course, media) : NOTHING;

  /** Whether a photograph is still to be asked about. */
  isOpen = (media: string): boolean =>
    this.#state.course !== null && isOpen(this.#state.course, this.standingOf(media));

  /** Goes on from the photograph that was decided on; false where it is not shown any more. */
  decide(media: string): boolean {
    const { course, narrowing } = this.#state;
    const decided = decide(narrowing, media, this.standingOf(media), this.isOpen);
    if (!course || decided === narrowing) return false;
    this.seen.add(courseKey(course), media);
    this.#set({ narrowing: decided });
    return true;
  }

  /** What was decided did not come to be: another time it is asked about again. */
  notSeen(course: Course, media: string): void {
    this.seen.forget(courseKey(course), media);
  }

  /** Takes the last decision back; gives what it was about. */
  undo(): Step | null {
    const { state, step } = undo(this.#state.narrowing);
    if (!step) return null;
    if (this.#state.course) this.notSeen(this.#state.course, step.media);
    this.#set({ narrowing: state });
    return step;
  }

  again(): void {
    if (this.#state.course) this.seen.clear(courseKey(this.#state.course));
    this.#set({ narrowing: again(this.#state.narrowing, this.isOpen) });
  }

  /** The photograph that waited for room has it now, or is not wanted any more. */
  takeWanted(): string | null {
    const { wanted } = this.#state;
    if (wanted) this.#set({ wanted: null });
    return wanted;
  }

  /** What one came for is done: another time one begins anew. */
  finish(): void {
    if (this.#state.course) this.seen.clear(courseKey(this.#state.course));
    this.close();
  }

  close(): void {
    this.#set(CLOSED);
  }
}
