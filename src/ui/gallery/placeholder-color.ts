import { thumbHashToAverageRGBA } from 'thumbhash';

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

/** Returns a photograph's average color as `#rrggbb`, shown until it loads; undefined without a readable thumbhash. */
export function placeholderColor(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(bytesOf(thumbhash));
    const hex = (part: number) =>
      Math.round(Math.min(1, Math.max(0, part)) * 255)
        .toString(16)
        .padStart(2, '0');
    return `#${hex(r)}${hex(g)}${hex(b)}`;
  } catch {
    return undefined;
  }
}
