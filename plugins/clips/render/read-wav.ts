interface Sound {
  left: Float32Array;
  right: Float32Array;
  rate: number;
}

/** Reads a WAV file of 16 bits and two channels whole. Throws for another kind. */
export const readWav = (file: Uint8Array): Sound => fromWav(file, null);

/**
 * The same in a length (null: its own): what is longer is cut, what is shorter is repeated.
 */
export function fromWav(file: Uint8Array, seconds: number | null): Sound {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const name = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.length < 44 || name(0) !== 'RIFF' || name(8) !== 'WAVE')
    throw new Error('The sound is no WAV file');
  let rate = 0;
  for (let at = 12; at + 8 <= file.length; ) {
    const size = view.getUint32(at + 4, true);
    if (name(at) === 'fmt ') {
      rate = view.getUint32(at + 12, true);
      if (view.getUint16(at + 10, true) !== 2 || view.getUint16(at + 22, true) !== 16)
        throw new Error('The sound must have two channels of 16 bits');
    }
    // ffmpeg writes to a pipe or a file it cannot measure: its size may be wrong, the end of the file is right.
    if (name(at) === 'data' && rate > 0)
      return play(view, at + 8, Math.min(size, file.length - at - 8), { rate, seconds });
    at += 8 + size + (size & 1);
  }
  throw new Error('The WAV file has no sound');
}

function play(
  view: DataView,
  from: number,
  bytes: number,
  { rate, seconds }: { rate: number; seconds: number | null },
): Sound {
  const there = Math.floor(bytes / 4);
  const length = seconds === null ? there : Math.ceil(seconds * rate);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  if (there === 0) throw new Error('The WAV file has no sound');
  for (let at = 0; at < length; at++) {
    const place = from + (at % there) * 4;
    left[at] = view.getInt16(place, true) / 32768;
    right[at] = view.getInt16(place + 2, true) / 32768;
  }
  return { left, right, rate };
}
