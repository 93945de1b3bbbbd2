import { keptShelf } from '../ui/kept-shelf';

/** Which photographs of a course were decided on. */
interface Seen {
  course: string;
  medias: string[];
}

/** Where a going through remembers, in this browser, how far it has come: what was decided itself is the server's. */
export interface SeenShelf {
  of(course: string): ReadonlySet<string>;
  add(course: string, media: string): void;
  forget(course: string, media: string): void;
  clear(course: string): void;
}

function isSeen(value: unknown): value is Seen {
  const seen = value as Partial<Seen> | null;
  return typeof seen?.course === 'string' && Array.isArray(seen.medias);
}

/** The shelf of one project in this browser. */
export function seenShelf(eventId: string): SeenShelf {
  const { read, write } = keptShelf(`keepers.seen:${eventId}`, isSeen);
  const mediasOf = (course: string) => read().find((one) => one.course === course)?.medias ?? [];
  const put = (course: string, medias: string[]) =>
    write([
      ...read().filter((one) => one.course !== course),
      ...(medias.length > 0 ? [{ course, medias }] : []),
    ]);
  return {
    of: (course) => new Set(mediasOf(course)),
    add: (course, media) => put(course, [...mediasOf(course).filter((one) => one !== media), media]),
    forget: (course, media) =>
      put(
        course,
        mediasOf(course).filter((one) => one !== media),
      ),
    clear: (course) => put(course, []),
  };
}
