import { offlineQueue } from '../ui/offline-queue';

/** The decided photographs of a course. */
interface Seen {
  course: string;
  medias: string[];
}

/** Stores the progress of a review in this browser; the decisions themselves are on the server. */
export interface SeenQueue {
  of(course: string): ReadonlySet<string>;
  add(course: string, media: string): void;
  forget(course: string, media: string): void;
  clear(course: string): void;
}

function isSeen(value: unknown): value is Seen {
  const seen = value as Partial<Seen> | null;
  return typeof seen?.course === 'string' && Array.isArray(seen.medias);
}

/** Returns the progress store of one project. */
export function seenQueue(eventId: string): SeenQueue {
  const { read, write } = offlineQueue(`keepers.seen:${eventId}`, isSeen);
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
