const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;
/** Longest name in an archive, in bytes: file systems stop at 255, and extractors add to it. */
const MAX_BYTES = 200;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *(\.|$)/i;
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A name without its extension: `IMG_1234.jpg` → `IMG_1234`. A search for it also finds the raw file beside it. */
export function stem(name: string): string {
  return name.length > extension(name).length ? name.slice(0, name.length - extension(name).length) : name;
}

/** A name's extension with its dot, or nothing. */
export function extension(name: string): string {
  return EXTENSION.exec(name)?.[0] ?? '';
}

/**
 * A name that is safe as a file in an archive on every system: one path segment, no control or direction characters,
 * none of Windows' reserved names or characters, at most 200 bytes with its extension kept. Never empty.
 */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\p{Cc}/gu, '')
    .replace(BIDI_CONTROLS, '')
    .replace(/[/\\<>:"|?*]/g, '_')
    .replace(/^\s*\.+/, '_');
  return withoutEdges(shorten(withoutEdges(plain)));
}

function withoutEdges(name: string): string {
  const trimmed = name.trim().replace(/[\s.]+$/, '');
  if (trimmed === '') return 'photo';
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** Cuts a name's stem, whole characters only, so that stem, suffix and extension fit. */
function shorten(name: string, suffix = ''): string {
  const tail = suffix + extension(name);
  let room = MAX_BYTES - 1 - bytes(tail);
  let kept = '';
  for (const char of stem(name)) {
    room -= bytes(char);
    if (room < 0) break;
    kept += char;
  }
  return kept + tail;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Safe names for a whole archive, in order: the second `IMG_1.jpg` (another camera's) becomes `IMG_1 (2).jpg`. Names
 * that differ only in case count as equal, as on Windows and macOS. The same list always yields the same names.
 */
export function uniqueNames(names: readonly string[]): string[] {
  const safe = names.map(safeFileName);
  // Names that need no change are placed first, so that a made-up one never takes theirs.
  const taken = new Set(safe.map(foldCase));
  const given = new Set<string>();
  const next = new Map<string, number>();
  return safe.map((name) => {
    const key = foldCase(name);
    if (!given.has(key)) {
      given.add(key);
      return name;
    }
    for (let number = next.get(key) ?? 2; ; number++) {
      const candidate = shorten(name, ` (${number})`);
      if (taken.has(foldCase(candidate))) continue;
      next.set(key, number + 1);
      taken.add(foldCase(candidate));
      return candidate;
    }
  });
}

function foldCase(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
