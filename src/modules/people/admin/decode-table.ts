/**
 * A table's bytes as text: UTF-8 (with its mark or without), UTF-16 with its mark, else the code page Excel writes Hebrew
 * in where it does not write Unicode.
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
