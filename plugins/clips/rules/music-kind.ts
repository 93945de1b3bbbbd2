/** Music of more bytes is not taken. */
export const MUSIC_BYTES = 16 * 1024 * 1024;

/** Returns the kind of music by a file's first bytes; null for any other file. */
export function musicKind(head: Uint8Array): 'mp3' | 'm4a' | 'wav' | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(4, 8) === 'ftyp' && /^(M4A |M4B |mp4|isom|iso2|dash)/.test(text(8, 12))) return 'm4a';
  if (text(0, 3) === 'ID3') return 'mp3';
  // A frame of MPEG audio, layer 3.
  return head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2 ? 'mp3' : null;
}
