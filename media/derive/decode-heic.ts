import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photoBroken } from './refuse-photograph';
import { type Rgba, wrapPixels } from './wrap-pixels';

/** The decoder's memory limit, in bytes: 64 megapixels need half of it. */
const MEMORY_LIMIT = 1024 * 1024 * 1024;
const PAGE = 64 * 1024;

/**
 * Decodes an HEIC photograph, upright and with its color profile, into a TIFF in memory. libvips reads only its header:
 * its makers may not ship the decoder. Runs in a process of its own. Throws PHOTO_BROKEN.
 */
export async function decodeHeic(path: string): Promise<Buffer> {
  boundMemory();
  const { default: decode } = await import('heic-decode');
  const { icc } = await sharp(path, { limitInputPixels: false }).metadata();
  const pixels: Rgba = await decode({ buffer: await readFile(path) }).catch(() => {
    throw photoBroken();
  });
  return wrapPixels(pixels, icc);
}

/** WebAssembly allocates memory here; refused, the decoder ends with an error instead of exhausting the machine. */
function boundMemory(): void {
  const memory = WebAssembly.Memory.prototype;
  const grow = memory.grow;
  memory.grow = function bounded(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE > MEMORY_LIMIT) throw new RangeError('Too much memory');
    return grow.call(this, pages);
  };
}
