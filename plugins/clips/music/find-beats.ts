/** Frames of the analysis in a second. */
const FRAMES = 100;
/** Beats a minute that are looked for; the usual one is likelier. */
const [SLOWEST, FASTEST, USUAL] = [56, 180, 110];
/** How strongly the distance of two beats keeps to the tempo. */
const TIGHT = 100;

/** How suddenly a sound becomes louder, a hundred times a second: in its low and its high half alike. */
function onsetsOf(sound: Float32Array, rate: number): Float32Array {
  const size = Math.round(rate / FRAMES);
  const count = Math.floor(sound.length / size);
  const strength = new Float32Array(count);
  let low = 0;
  let [lowBefore, highBefore] = [0, 0];
  for (let frame = 0; frame < count; frame++) {
    let [lows, highs] = [0, 0];
    for (let at = frame * size; at < (frame + 1) * size; at++) {
      const value = sound[at] as number;
      // A simple filter of one pole at about 200 Hz.
      low += (value - low) * Math.min(1, 1256 / rate);
      lows += low * low;
      highs += (value - low) ** 2;
    }
    const [lowNow, highNow] = [
      Math.log1p(200 * Math.sqrt(lows / size)),
      Math.log1p(200 * Math.sqrt(highs / size)),
    ];
    strength[frame] = Math.max(0, lowNow - lowBefore) + Math.max(0, highNow - highBefore);
    [lowBefore, highBefore] = [lowNow, highNow];
  }
  return leveled(strength);
}

/** Takes away what is strong everywhere, so that quiet parts count as well. */
function leveled(strength: Float32Array): Float32Array {
  const reach = FRAMES;
  const out = new Float32Array(strength.length);
  let sum = 0;
  for (let at = -reach; at < strength.length; at++) {
    sum += strength[at + reach] ?? 0;
    sum -= strength[at - reach - 1] ?? 0;
    if (at >= 0) out[at] = Math.max(0, (strength[at] as number) - sum / (2 * reach + 1));
  }
  return out;
}

/** The frames between two beats that fit best, by autocorrelation. 0 where nothing repeats. */
function periodOf(onsets: Float32Array): number {
  let [best, strongest] = [0, 0];
  for (let lag = Math.round((60 * FRAMES) / FASTEST); lag <= (60 * FRAMES) / SLOWEST; lag++) {
    let sum = 0;
    for (let at = lag; at < onsets.length; at++) sum += (onsets[at] as number) * (onsets[at - lag] as number);
    const octaves = Math.log2((60 * FRAMES) / lag / USUAL);
    const weighed = sum * Math.exp(-0.5 * (octaves / 0.9) ** 2);
    if (weighed > strongest) [best, strongest] = [lag, weighed];
  }
  return best;
}

/**
 * Returns the moments of a sound's beats, in seconds; none where there is no clear tempo. The path through the onsets that is
 * strong and even (Ellis, "Beat tracking by dynamic programming", 2007).
 */
export function findBeats(sound: Float32Array, rate: number): number[] {
  const onsets = onsetsOf(sound, rate);
  const period = periodOf(onsets);
  if (period === 0 || onsets.length < 4 * period) return [];
  const score = new Float64Array(onsets.length);
  const from = new Int32Array(onsets.length).fill(-1);
  const unit = Math.sqrt(onsets.reduce((sum, value) => sum + value * value, 0) / onsets.length) || 1;
  for (let at = 0; at < onsets.length; at++) {
    let best = 0;
    for (let before = Math.max(0, at - 2 * period); before <= at - Math.round(period / 2); before++) {
      const value = (score[before] as number) - TIGHT * Math.log((at - before) / period) ** 2;
      if (value <= best) continue;
      best = value;
      from[at] = before;
    }
    score[at] = best + (onsets[at] as number) / unit;
  }
  let at = score.length - 1;
  for (let other = score.length - 2 * period; other < score.length; other++)
    if ((score[Math.max(0, other)] as number) > (score[at] as number)) at = Math.max(0, other);
  const beats: number[] = [];
  for (; at >= 0; at = from[at] as number) beats.push(Number((at / FRAMES).toFixed(2)));
  return beats.reverse();
}
