import { createHash } from 'node:crypto';

const HOUR = 3_600_000;

/** One notice of a project: the hour it is about, and an id that is the same for the whole hour. */
export interface NoticeRound {
  id: string;
  begins: Date;
  ends: Date;
}

/**
 * Returns the hour of a moment in which a project's arriving photographs are collected into one notice. Hours begin at
 * another minute for each project, so that not all notices are written at the same time.
 */
export function noticeRound(event: string, now: Date): NoticeRound {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  const shift = hashOf(event).readUInt32BE() % HOUR;
  const begins = Math.floor((now.getTime() - shift) / HOUR) * HOUR + shift;
  const hex = hashOf(`guest-photos ${event} ${begins}`).toString('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { id, begins: new Date(begins), ends: new Date(begins + HOUR) };
}
