import { open } from 'node:fs/promises';
import { isRaw } from './sniff-raw';
import type { PhotoFormat, SniffedFormat } from './types';

/** How many bytes of a file's beginning `sniff` needs. */
export const SNIFF_BYTES = 64 * 1024;

const CONTENT_TYPES: Record<PhotoFormat, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  tiff: 'image/tiff',
  gif: 'image/gif',
  heic: 'image/heic',
};

/** True for the formats a photograph may have. */
export function isPhotoFormat(format: SniffedFormat | null): format is PhotoFormat {
  return format !== null && Object.hasOwn(CONTENT_TYPES, format);
}

/** The MIME type of a photograph's format. */
export function contentTypeOf(format: PhotoFormat): string {
  return CONTENT_TYPES[format];
}

/** The format of a file by its first bytes, never by its name; null where they are unknown. */
export function sniff(head: Uint8Array): SniffedFormat | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const begins = (hex: string) => bytes.subarray(0, hex.length / 2).toString('hex') === hex;
  if (begins('ffd8ff')) return 'jpeg';
  if (begins('89504e470d0a1a0a')) return 'png';
  if (begins('52494646') && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (isRaw(bytes)) return 'raw';
  if (begins('49492a00') || begins('4d4d002a') || begins('49492b00') || begins('4d4d002b')) return 'tiff';
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif';
  if (begins('ff0a') || begins('0000000c4a584c200d0a870a')) return 'jxl';
  if (begins('504b0304') || begins('504b0506')) return 'zip';
  if (begins('38425053')) return 'psd';
  if (begins('255044462d')) return 'pdf';
  if (begins('1a45dfa3')) return 'video';
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return sniffBrands(bytes);
  return sniffText(bytes);
}

/** Sniffs a local file. */
export async function sniffFile(path: string): Promise<SniffedFormat | null> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    return sniff(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** AVIF and HEIC are the same box format; the brands after `ftyp` distinguish them. */
function sniffBrands(bytes: Buffer): SniffedFormat | null {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = bytes.toString('latin1', 8, end).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return 'heic';
  if (brands[0] === 'crx ') return 'raw';
  return /^(isom|iso\d|mp4\d|M4V |qt {2}|avc1|3g[p2].|XAVC)$/.test(brands[0] ?? '') ? 'video' : null;
}

function sniffText(bytes: Buffer): SniffedFormat | null {
  const text = bytes.toString('latin1').replaceAll('\0', '');
  const start = text.replace(/^(?:ï»¿|ÿþ|þÿ)/, '').trimStart();
  if (!start.startsWith('<')) return null;
  // Comments, XML declarations and doctypes may precede the first element.
  const element = /<([a-zA-Z][\w:-]*)/.exec(start.replaceAll(/<!--[\s\S]*?-->/g, ''))?.[1]?.toLowerCase();
  if (element === 'svg' || element?.endsWith(':svg')) return 'svg';
  return /^<(?:!doctype html|html|head|body|script|meta|title|div|p|!--)/i.test(start) || element === 'html'
    ? 'html'
    : null;
}
