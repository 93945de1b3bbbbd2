/** Largest color profile that is taken, in bytes: a CMYK profile of a press has some 500 KB to 3 MB. */
export const PROFILE_BYTES = 4 * 1024 * 1024;

const HEAD = 128;
/** Classes of profiles that a picture can be converted to: printer, screen, color space. */
const CLASSES = ['prtr', 'mntr', 'spac'];
const SPACES = ['RGB', 'CMYK'] as const;

/**
 * Returns the color space of an ICC profile by its head (ICC.1:2022, 7.2), or null for another file. Whether its tables can be
 * used shows when a picture is converted.
 */
export function spaceOf(bytes: Buffer): (typeof SPACES)[number] | null {
  if (bytes.length < HEAD || bytes.toString('latin1', 36, 40) !== 'acsp') return null;
  if (bytes.readUInt32BE(0) !== bytes.length || !CLASSES.includes(bytes.toString('latin1', 12, 16)))
    return null;
  const space = bytes.toString('latin1', 16, 20).trim();
  return SPACES.find((one) => one === space) ?? null;
}

/** An uploaded color profile of a lab: its content's hash, and its file's name. */
export interface LabProfile {
  sha256: string;
  name: string;
}
