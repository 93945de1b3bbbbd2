import { placePhoto } from '@plugins/kit/internal';
import { COVER, sheetsOf } from './cover';
import type { AlbumDocument, AlbumPhoto } from './document';
import { safeOf, subjectFault } from './fill-template';
import { densityOf, withBleed } from './resolve';
import { SPINE_TEXT_LEAST } from './spine-text';

/** Pixels per inch below which a photograph is soft in print, and below which it is plainly unsharp. */
export const SOFT = 200;
export const UNSHARP = 130;

const PROBLEMS = [
  'notes',
  'unsharp',
  'soft',
  'fold',
  'cut',
  'text',
  'narrow',
  'empty',
  'gone',
  'few_spreads',
  'many_spreads',
  'unplaced',
  'no_cover',
] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

/** What should be looked at before an album is printed. */
export interface Problem {
  kind: ProblemKind;
  /** Null for one of the whole album. */
  spread: string | null;
  frame: string | null;
  /** Pixels per inch, or a number of spreads, photographs or notes. */
  value: number | null;
}

const GRAVE: ReadonlySet<ProblemKind> = new Set(['unsharp', 'gone', 'empty']);
/** Whether a problem must be confirmed before files are made. */
export const isGrave = ({ kind }: Problem): boolean => GRAVE.has(kind);

const about = (
  kind: ProblemKind,
  spread: string | null = null,
  frame: string | null = null,
  value: number | null = null,
) => ({
  kind,
  spread,
  frame,
  value,
});

/**
 * Returns what is wrong with an album: open notes of its clients, photographs too small for their frames, faces in the fold,
 * text outside, frames without one.
 */
export function preflight(
  document: AlbumDocument,
  photos: ReadonlyMap<string, AlbumPhoto & { picked?: boolean }>,
  product: { least: number; most: number; cover: string } | null,
  /** How many open notes there are. */
  notes = 0,
): Problem[] {
  const problems: Problem[] = notes > 0 ? [about('notes', null, null, notes)] : [];
  const used = new Set<string>();
  for (const { document: sheet, spread } of sheetsOf(document)) {
    const { id, frames, texts } = spread;
    const { format } = sheet;
    const safe = safeOf(format);
    for (const frame of frames) {
      if (!frame.media) {
        problems.push(about('empty', id, frame.id));
        continue;
      }
      if (id !== COVER) used.add(frame.media);
      const photo = photos.get(frame.media);
      if (!photo) {
        problems.push(about('gone', id, frame.id));
        continue;
      }
      const density = Math.round(densityOf(placePhoto(withBleed(frame, format), photo, frame)));
      if (density < SOFT) problems.push(about(density < UNSHARP ? 'unsharp' : 'soft', id, frame.id, density));
      const fault = photo.focal ? subjectFault(frame, photo, format) : null;
      if (fault) problems.push(about(fault, id, frame.id));
    }
    for (const { x, y, w, h, id: text, text: words, turn } of texts) {
      if (words.trim() === '') continue;
      if (turn) {
        if (w < SPINE_TEXT_LEAST) problems.push(about('narrow', id, text));
        continue;
      }
      const crosses = x < format.width && x + w > format.width;
      const outside = x < safe.x || y < safe.y || x + w > safe.x + safe.w || y + h > safe.y + safe.h;
      if (crosses || outside) problems.push(about('text', id, text));
    }
  }
  const count = document.spreads.length;
  if (product && count < product.least) problems.push(about('few_spreads', null, null, product.least));
  if (product && count > product.most) problems.push(about('many_spreads', null, null, product.most));
  if (product?.cover === 'photo' && count > 0 && !document.cover) problems.push(about('no_cover'));
  const unplaced = [...photos.values()].filter(({ id, picked }) => picked && !used.has(id)).length;
  if (unplaced > 0) problems.push(about('unplaced', null, null, unplaced));
  return problems;
}
