import {
  boxesOf,
  type ClipPhoto,
  cropOf,
  groupPhotos,
  innerOf,
  movementOf,
  type Panel,
  type Rect,
  type Size,
} from './layout';
import type { ClipTheme, ClipTransition } from './theme';

/** Frames per second of preview and film. */
export const FPS = 30;
/** A photograph is never shown for less, in seconds. */
const LEAST = 0.9;
/** A beat further from the wanted moment is none: the track pauses or has ended. */
const FAR = 1.2;
const TITLE = 3.4;
const CLOSING = 2.6;
const END_FADE = 0.9;

/** Everything that decides a clip's timing. */
export interface ClipPlan {
  photos: readonly ClipPhoto[];
  frame: Size;
  theme: ClipTheme;
  /** Seconds of each beat of its music, and how many make a bar; null without known beats. */
  beats: { at: readonly number[]; bar: number } | null;
  /** Wanted length in seconds; null: by the theme's pace. */
  seconds: number | null;
  /** It begins with a title, and ends with the studio's name. */
  title: boolean;
  closing: boolean;
}

/** A stretch of the clip: photographs, or the plain ground under a title. */
export interface Segment {
  panels: Panel[];
  /** What fills its box around a photograph that is shown whole: a blurred copy of it. Null: the theme's ground. */
  behind: Behind | null;
  /** First frame that is its own, and the first of the next. */
  start: number;
  end: number;
  /** How it begins, and half the frames that takes. */
  kind: ClipTransition;
  half: number;
}

/** A blurred copy behind a photograph: the part of it (shares) that fills the box (pixels of the frame). */
export interface Behind {
  photo: number;
  box: Rect;
  source: Rect;
}

export interface Timeline {
  frames: number;
  segments: Segment[];
  /** Frames of the title and of the closing words: null without. */
  title: { start: number; end: number; over: boolean } | null;
  closing: { start: number; end: number } | null;
  /** From here on it fades to the ground. */
  fade: number;
}

/** Returns the timing of a clip: the same for the preview, the film and the tests. */
export function timelineOf(plan: ClipPlan): Timeline {
  const { theme, frame, photos } = plan;
  const groups = groupPhotos(photos, frame);
  const card = plan.title && theme.title === 'ground';
  const lengths = [...(card ? [TITLE] : []), ...shares(plan, groups, card)];
  const cuts = snap(lengths, plan.beats);
  const last = Math.round((cuts.at(-1) ?? 0) * FPS);
  const segments: Segment[] = [];
  const all = card ? [[], ...groups] : groups;
  all.forEach((group, at) => {
    const start = Math.round((cuts[at] ?? 0) * FPS);
    const kinds = theme.transitions.kinds;
    const kind = at === 0 ? 'cut' : (kinds[(at - 1) % kinds.length] as ClipTransition);
    const end = Math.round((cuts[at + 1] ?? 0) * FPS);
    segments.push({
      panels: panelsOf(plan, group, at),
      behind: behindOf(plan, group),
      start,
      end,
      kind,
      half: 0,
    });
  });
  if (plan.closing)
    segments.push({
      panels: [],
      behind: null,
      start: last,
      end: last + CLOSING * FPS,
      kind: 'fade',
      half: 0,
    });
  segments.forEach((one, at) => {
    const before = segments[at - 1];
    if (!before || one.kind === 'cut') return;
    const room = Math.min(before.end - before.start, one.end - one.start) / 2 - 1;
    one.half = Math.max(0, Math.min(Math.round((theme.transitions.seconds * FPS) / 2), Math.floor(room)));
  });
  const frames = segments.at(-1)?.end ?? 0;
  const titleEnd = Math.min(card ? (segments[0]?.end ?? 0) : Math.round(TITLE * FPS), frames);
  return {
    frames,
    segments,
    title: plan.title ? { start: 0, end: titleEnd, over: !card } : null,
    closing: plan.closing ? { start: last, end: frames } : null,
    fade: Math.max(0, frames - Math.round(END_FADE * FPS)),
  };
}

function panelsOf({ photos, frame, theme }: ClipPlan, group: number[], turn: number): Panel[] {
  const shown = group.map((at) => photos[at] as ClipPhoto);
  return boxesOf(shown, frame, theme.margin).map((dest, at) => {
    const photo = shown[at] as ClipPhoto;
    return { photo: group[at] as number, dest, ...movementOf(photo, dest, theme.movement, turn + at) };
  });
}

/** In themes of full frames, a single photograph has its own copy behind it: bars beside it would be most of the picture. */
function behindOf({ photos, frame, theme }: ClipPlan, [only, second]: number[]): Behind | null {
  const photo = only === undefined ? undefined : photos[only];
  if (!photo || second !== undefined || !isFullFrame(theme)) return null;
  const box = innerOf(frame, theme.margin);
  return { photo: only as number, box, source: cropOf(photo, box) };
}

const isFullFrame = ({ margin, title }: ClipTheme): boolean => margin === 0 || title === 'over';

/** Seconds of each slide: by the pace, or so that the whole has the wanted length; a title over the first one gives it time. */
function shares({ theme, seconds, title, closing }: ClipPlan, groups: number[][], card: boolean): number[] {
  const fixed = (card ? TITLE : 0) + (closing ? CLOSING : 0);
  const first = title && !card ? 1.4 : 1;
  const weights = groups.map((group, at) => (group.length > 1 ? 1.25 : 1) * (at === 0 ? first : 1));
  const sum = weights.reduce((all, one) => all + one, 0);
  const unit = seconds === null ? theme.pace : Math.max(LEAST, (seconds - fixed) / Math.max(1, sum));
  return weights.map((weight) => weight * unit);
}

/**
 * Returns the moments of the cuts, 0 first: on a beat each, the bar's first where it is as near as the others' half, so that
 * strong beats have more of them; without beats evenly.
 */
function snap(lengths: readonly number[], beats: ClipPlan['beats']): number[] {
  const cuts = [0];
  let ideal = 0;
  for (const length of lengths) {
    ideal += length;
    const before = cuts.at(-1) as number;
    cuts.push(beats ? nearest(Math.max(ideal, before + LEAST), before, beats) : ideal);
  }
  return cuts;
}

function nearest(ideal: number, before: number, { at, bar }: NonNullable<ClipPlan['beats']>): number {
  let best = ideal;
  let cost = Number.POSITIVE_INFINITY;
  at.forEach((beat, number) => {
    if (beat < before + LEAST * 0.8 || Math.abs(beat - ideal) > FAR) return;
    const far = Math.abs(beat - ideal) * (number % bar === 0 ? 0.6 : 1);
    if (far < cost) [best, cost] = [beat, far];
  });
  return best;
}
