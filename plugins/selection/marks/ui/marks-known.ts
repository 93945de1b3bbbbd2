import type { LiveMessages } from '@plugins/kit/ui/internal';
import { type Agreement, agreementOf } from '../../rules/agreement';
import type { MarkingPerson, MarksView } from '../marks-view';
import { NO_MARKS, type PhotoMarks, withMarks } from '../rules/photo-marks';

/** A live message about ratings: this person's from another device, or any client's favorite. */
export type MarkNews =
  | { kind: 'mark'; message: LiveMessages['mark'] }
  | { kind: 'favourite'; message: LiveMessages['favourite'] };

const NO_PEOPLE: readonly string[] = [];

/** The server's state: this person's ratings, and per photograph the other people whose favorite it is. */
export class MarksKnown {
  own = new Map<string, PhotoMarks>();
  people: readonly MarkingPerson[] = [];
  #others = new Map<string, readonly string[]>();

  constructor(readonly me: string) {}

  othersOf(media: string): readonly string[] {
    return this.#others.get(media) ?? NO_PEOPLE;
  }

  take({ people, favourites, own }: MarksView): void {
    const keys = people.map(({ key }) => key);
    this.people = people.filter(({ key }) => key !== this.me);
    this.own = new Map(Object.entries(own).map(([media, marks]) => [media, withMarks(NO_MARKS, marks)]));
    this.#others = new Map();
    for (const [media, places] of Object.entries(favourites)) {
      const others = places.flatMap((at) => (keys[at] === this.me ? [] : (keys[at] ?? [])));
      if (others.length > 0) this.#others.set(media, others);
    }
  }

  apply({ kind, message }: MarkNews): void {
    const { media, person, favourite } = message;
    if (kind === 'mark') {
      const { stars, colour } = message;
      if (person === this.me) this.own.set(media, { favourite, stars, colour });
      return;
    }
    if (person === this.me) return;
    const others = this.othersOf(media).filter((key) => key !== person);
    if (favourite) others.push(person);
    if (others.length > 0) this.#others.set(media, others);
    else this.#others.delete(media);
  }

  /** Returns the agreement; `shown`: this person's favorites including pending ones, if they count. */
  agreement(shown: ReadonlyMap<string, PhotoMarks> | null): Agreement {
    const found = new Map<string, Set<string>>();
    for (const [media, people] of this.#others) found.set(media, new Set(people));
    for (const [media, { favourite }] of shown ?? [])
      if (favourite) found.set(media, (found.get(media) ?? new Set()).add(this.me));
    return agreementOf(found);
  }
}
