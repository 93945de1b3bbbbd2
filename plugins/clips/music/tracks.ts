/** A generated track: its tempo, its chords and how it is played. No one has rights in it. */
export interface Track {
  id: string;
  bpm: number;
  /** Beats of a bar. */
  bar: number;
  /** Chords, a bar each, as semitones above the root. */
  chords: readonly (readonly number[])[];
  /** MIDI number of the root. */
  root: number;
  /** Loudness of its voices, 0 to 1. */
  pad: number;
  pluck: number;
  bass: number;
  drums: number;
  /** Notes of the plucked voice per beat. */
  steps: 1 | 2 | 4;
  /** How long a plucked note rings, in seconds. */
  ring: number;
}

const MAJOR = [
  [0, 4, 7],
  [9, 12, 16],
  [5, 9, 12],
  [7, 11, 14],
] as const;
const SOFT = [
  [0, 4, 7, 11],
  [5, 9, 12, 16],
  [9, 12, 16, 19],
  [7, 11, 14, 17],
] as const;
const MINOR = [
  [0, 3, 7],
  [8, 12, 15],
  [3, 7, 10],
  [10, 14, 17],
] as const;

/** The generated tracks, from the calmest to the liveliest. */
export const TRACKS: readonly Track[] = [
  {
    id: 'still',
    bpm: 60,
    bar: 4,
    chords: SOFT,
    root: 48,
    pad: 0.8,
    pluck: 0.35,
    bass: 0.3,
    drums: 0,
    steps: 1,
    ring: 2.4,
  },
  {
    id: 'dawn',
    bpm: 72,
    bar: 4,
    chords: MAJOR,
    root: 50,
    pad: 0.7,
    pluck: 0.5,
    bass: 0.4,
    drums: 0,
    steps: 2,
    ring: 1.6,
  },
  {
    id: 'waltz',
    bpm: 96,
    bar: 3,
    chords: SOFT,
    root: 53,
    pad: 0.5,
    pluck: 0.6,
    bass: 0.5,
    drums: 0.15,
    steps: 1,
    ring: 1.2,
  },
  {
    id: 'letters',
    bpm: 84,
    bar: 4,
    chords: MINOR,
    root: 45,
    pad: 0.6,
    pluck: 0.6,
    bass: 0.45,
    drums: 0.15,
    steps: 2,
    ring: 1.2,
  },
  {
    id: 'walk',
    bpm: 104,
    bar: 4,
    chords: MAJOR,
    root: 48,
    pad: 0.4,
    pluck: 0.6,
    bass: 0.55,
    drums: 0.4,
    steps: 2,
    ring: 0.8,
  },
  {
    id: 'dance',
    bpm: 120,
    bar: 4,
    chords: MAJOR,
    root: 52,
    pad: 0.35,
    pluck: 0.55,
    bass: 0.6,
    drums: 0.7,
    steps: 4,
    ring: 0.5,
  },
];

/** No clip is longer, in seconds. */
export const LONGEST = 360;

export const trackOf = (id: string | null): Track | null => TRACKS.find((track) => track.id === id) ?? null;

/** Returns the seconds of every beat of a track, for the longest clip. */
export function beatsOf({ bpm, bar }: Pick<Track, 'bpm' | 'bar'>): { at: number[]; bar: number } {
  const count = Math.ceil((LONGEST * bpm) / 60) + bar;
  return { at: Array.from({ length: count }, (_, beat) => (beat * 60) / bpm), bar };
}
