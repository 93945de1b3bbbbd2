import { once } from '@/core/process/state';

/** How one photograph of a clip follows another. `dip`: through the theme's ground. */
export const CLIP_TRANSITIONS = ['cut', 'fade', 'dip', 'slide', 'wipe'] as const;
export type ClipTransition = (typeof CLIP_TRANSITIONS)[number];

/** Families of letters for a clip's titles: each has Latin and Hebrew. */
export const CLIP_TYPES = ['serif', 'sans', 'bold', 'hand'] as const;
export type ClipType = (typeof CLIP_TYPES)[number];

/** The look of a clip, as data: pace, transitions, movement, letters, colors. The same values time the preview and the film. */
export interface ClipTheme {
  /** Lower case letters, digits and hyphens; stored with each clip. */
  id: string;
  name: { en: string; he: string };
  /** One line about it. */
  about: { en: string; he: string };
  /** Seconds that a photograph is shown, 1.2 to 8; with music the nearest number of beats. */
  pace: number;
  /** Used in turn. `seconds`: 0 to 2, and at most half of the pace. */
  transitions: { kinds: readonly ClipTransition[]; seconds: number };
  /** How much a photograph grows or shrinks while it is shown: 0 (still) to 0.15. */
  movement: number;
  /** Margin around photographs as a share of the frame's shorter side: 0 (none) to 0.12. */
  margin: number;
  type: ClipType;
  /** Where the title is: over the first photograph, or on the plain ground. */
  title: 'over' | 'ground';
  /** `#rrggbb`. Ink on ground must have a contrast of at least 4.5. */
  colors: { ground: string; ink: string };
  /** The generated track that goes with it; null: none. */
  music: string | null;
}

const held = () => once<Map<string, ClipTheme>>('clip-themes', () => new Map());

/** Registers a feature's clip themes; throws at start where a value is out of its range, or an id exists already. */
export function addClipThemes(feature: string, themes: readonly ClipTheme[]): void {
  for (const theme of themes) {
    const problem =
      held().has(theme.id) && held().get(theme.id) !== theme
        ? 'already exists; rename yours'
        : problemOf(theme);
    if (problem) throw new Error(`Feature "${feature}": the clip theme "${theme.id}" ${problem}.`);
    held().set(theme.id, theme);
  }
}

/** All clip themes, in the order of the features' ids. */
export const clipThemes = (): ClipTheme[] => [...held().values()];

const outside = (value: number, from: number, to: number) => !(value >= from && value <= to);
const COLOR = /^#[0-9a-f]{6}$/;

function problemOf(theme: ClipTheme): string | null {
  const { id, name, about, pace, transitions, movement, margin, colors } = theme;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(id)) return 'needs an id of lower case letters, digits and hyphens';
  if (![name, about].every(({ en, he }) => en && he)) return 'needs name and about in English and Hebrew';
  if (outside(pace, 1.2, 8)) return 'needs a pace from 1.2 to 8 seconds';
  if (transitions.kinds.length === 0 || transitions.kinds.some((kind) => !CLIP_TRANSITIONS.includes(kind)))
    return `needs transitions of ${CLIP_TRANSITIONS.join(', ')}`;
  if (outside(transitions.seconds, 0, Math.min(2, pace / 2)))
    return 'has transitions longer than half of its pace';
  if (outside(movement, 0, 0.15)) return 'needs a movement from 0 to 0.15';
  if (outside(margin, 0, 0.12)) return 'needs a margin from 0 to 0.12';
  if (!CLIP_TYPES.includes(theme.type)) return `needs a type of ${CLIP_TYPES.join(', ')}`;
  if (!Object.values(colors).every((color) => COLOR.test(color))) return 'needs colors like #1a1a1a';
  if (contrast(colors.ground, colors.ink) < 4.5)
    return 'has too little contrast between ink and ground (4.5)';
  return null;
}

/** Contrast of two colors by WCAG, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
