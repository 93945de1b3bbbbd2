const SUBFILE_TYPE = 254;
const DNG_VERSION = 50_706;
const OTHERS = /^(?:FUJIFILMCCD-RAW|IIRO|IIRS|MMOR|IIU\0|FOVb|\0MRM)/;

/**
 * True for camera raw files. Most of these files are TIFFs whose first picture is a tiny preview, which must not pass
 * for the photograph.
 */
export function isRaw(bytes: Buffer): boolean {
  if (OTHERS.test(bytes.toString('latin1', 0, 16))) return true;
  const order = bytes.toString('latin1', 0, 2);
  if ((order !== 'II' && order !== 'MM') || bytes.length < 16) return false;
  const little = order === 'II';
  const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  if (short(2) !== 42) return false;
  if (bytes.toString('latin1', 8, 10) === 'CR') return true;
  const folder = long(4);
  if (folder + 2 > bytes.length) return false;
  for (let at = folder + 2, left = short(folder); left > 0 && at + 12 <= bytes.length; at += 12, left--) {
    const tag = short(at);
    if (tag === DNG_VERSION) return true;
    // "A smaller copy of another picture in this file."
    if (tag === SUBFILE_TYPE && (long(at + 8) & 1) === 1) return true;
  }
  return false;
}
