/**
 * Decodes a table's bytes: UTF-8 (with or without BOM), UTF-16 with BOM, else the code page in which Excel writes
 * Hebrew without Unicode.
 */
export function decodeTable(bytes: Uint8Array): string {
  const mark = `${bytes[0] ?? ''} ${bytes[1] ?? ''}`;
  if (mark === '255 254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254 255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1255').decode(bytes);
  }
}
