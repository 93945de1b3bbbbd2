import type { Track } from './tracks';

const TURN = 2 * Math.PI;
const frequency = (note: number) => 440 * 2 ** ((note - 69) / 12);

/** A sequence of numbers from -1 to 1, the same for each seed. */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2147483648 - 1;
  };
}

interface Sound {
  left: Float32Array;
  right: Float32Array;
  rate: number;
}

interface Note {
  at: number;
  seconds: number;
  note: number;
  loud: number;
  /** -1 left, 1 right. */
  side: number;
}

/** Adds a tone with a soft overtone; `rise` and `fall`: seconds until it is loud, and the time it decays in (0: holds). */
function tone(sound: Sound, { at, seconds, note, loud, side }: Note, rise: number, fall: number): void {
  const { left, right, rate } = sound;
  const from = Math.round(at * rate);
  const to = Math.min(left.length, Math.round((at + seconds) * rate));
  // A rotation per sample instead of a sine: four times as fast.
  const angle = (TURN * frequency(note)) / rate;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [x, y] = [1, 0];
  const [toLeft, toRight] = [loud * (1 - 0.4 * Math.max(0, side)), loud * (1 + 0.4 * Math.min(0, side))];
  const decay = fall > 0 ? Math.exp(-1 / (fall * rate)) : 1;
  let level = 1;
  const [up, down] = [rise * rate, Math.min(0.3, seconds / 3) * rate];
  for (let index = from; index < to; index++) {
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
    level *= decay;
    const age = index - from;
    const edge = Math.min(1, age / up, (to - index) / down);
    // y: the tone; 2xy: its octave.
    const value = level * edge * (y + 0.35 * x * y);
    left[index] = (left[index] as number) + value * toLeft;
    right[index] = (right[index] as number) + value * toRight;
  }
}

/** Adds a drum: a falling tone for the bass drum, noise for the others. */
function drum(sound: Sound, at: number, kind: 'low' | 'high', loud: number, next: () => number): void {
  const { left, right, rate } = sound;
  const from = Math.round(at * rate);
  const length = Math.round((kind === 'low' ? 0.22 : 0.06) * rate);
  let phase = 0;
  let before = 0;
  for (let age = 0; age < length && from + age < left.length; age++) {
    const fade = (1 - age / length) ** 2;
    phase += (TURN * (42 + 90 * Math.exp(-age / (0.025 * rate)))) / rate;
    const raw = next();
    const value = loud * fade * (kind === 'low' ? Math.sin(phase) : 0.5 * (raw - before));
    before = raw;
    left[from + age] = (left[from + age] as number) + value;
    right[from + age] = (right[from + age] as number) + value;
  }
}

/** Plays a track: two channels from -1 to 1, the same for every call. */
export function synthesize(track: Track, seconds: number, rate: number): Sound {
  const length = Math.ceil(seconds * rate);
  const sound: Sound = { left: new Float32Array(length), right: new Float32Array(length), rate };
  const next = noise(track.bpm * 7919);
  const beat = 60 / track.bpm;
  const bar = beat * track.bar;
  for (let number = 0; number * bar < seconds; number++) {
    const chord = track.chords[number % track.chords.length] as readonly number[];
    const at = number * bar;
    chord.forEach((step, voice) => {
      const side = chord.length > 1 ? (2 * voice) / (chord.length - 1) - 1 : 0;
      tone(
        sound,
        { at, seconds: bar * 1.08, note: track.root + 12 + step, loud: 0.09 * track.pad, side },
        0.5,
        0,
      );
    });
    tone(
      sound,
      { at, seconds: bar, note: track.root - 12 + (chord[0] ?? 0), loud: 0.24 * track.bass, side: 0 },
      0.02,
      1.4,
    );
    playBar(sound, track, { at, number, chord, beat }, next);
  }
  return level(sound);
}

function playBar(
  sound: Sound,
  track: Track,
  { at, number, chord, beat }: { at: number; number: number; chord: readonly number[]; beat: number },
  next: () => number,
): void {
  const steps = track.bar * track.steps;
  for (let step = 0; step < steps; step++) {
    const strong = step % track.steps === 0;
    const height = chord[(step * 2 + number) % chord.length] as number;
    const note = track.root + 24 + height + (step % 5 === 4 ? 12 : 0);
    const loud = 0.16 * track.pluck * (strong ? 1 : 0.6);
    const side = Math.sin(step * 1.7 + number);
    tone(
      sound,
      { at: at + (step * beat) / track.steps, seconds: track.ring * 2, note, loud, side },
      0.004,
      track.ring / 2,
    );
  }
  if (track.drums === 0) return;
  for (let count = 0; count < track.bar; count++) {
    const moment = at + count * beat;
    if (count % 2 === 0) drum(sound, moment, 'low', 0.5 * track.drums, next);
    drum(sound, moment, 'high', (count % 2 ? 0.4 : 0.15) * track.drums, next);
    drum(sound, moment + beat / 2, 'high', 0.12 * track.drums, next);
  }
}

/** Root mean square of full scale: about -16 LUFS. At one peak the tracks differed by 5 dB; now by 2. */
const LOUD = 0.16;
const PEAK = 0.8;

/** Scales the sound to one loudness, as far as its loudest moment allows. */
function level(sound: Sound): Sound {
  let most = 0.01;
  let power = 0;
  const channels = [sound.left, sound.right];
  for (const channel of channels)
    for (const value of channel) {
      most = Math.max(most, Math.abs(value));
      power += value * value;
    }
  const mean = Math.sqrt(power / (2 * Math.max(1, sound.left.length)));
  const scale = Math.min(PEAK / most, mean > 0 ? LOUD / mean : 1);
  for (const channel of channels)
    for (let at = 0; at < channel.length; at++) channel[at] = (channel[at] as number) * scale;
  return sound;
}

/** Fades a sound at its end, and sets its volume (0 to 1). */
export function finish(
  { left, right, rate }: Sound,
  { volume, fade }: { volume: number; fade: boolean },
): void {
  const tail = Math.min(left.length, Math.round((fade ? 2.5 : 0.05) * rate));
  for (const channel of [left, right])
    for (let at = 0; at < channel.length; at++) {
      const end = Math.min(1, (channel.length - at) / tail);
      channel[at] = (channel[at] as number) * volume * end;
    }
}

/** Writes a sound as a WAV file of 16 bits. */
export function toWav({ left, right, rate }: Sound): Uint8Array {
  const bytes = left.length * 4;
  const out = new DataView(new ArrayBuffer(44 + bytes));
  const text = (at: number, word: string) => {
    for (const [place, letter] of [...word].entries()) out.setUint8(at + place, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  out.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  out.setUint32(16, 16, true);
  out.setUint16(20, 1, true);
  out.setUint16(22, 2, true);
  out.setUint32(24, rate, true);
  out.setUint32(28, rate * 4, true);
  out.setUint16(32, 4, true);
  out.setUint16(34, 16, true);
  text(36, 'data');
  out.setUint32(40, bytes, true);
  const word = (value: number) => Math.round(Math.min(Math.max(value, -1), 1) * 32767);
  for (let at = 0; at < left.length; at++) {
    out.setInt16(44 + at * 4, word(left[at] as number), true);
    out.setInt16(46 + at * 4, word(right[at] as number), true);
  }
  return new Uint8Array(out.buffer);
}
