import { open } from 'node:fs/promises';

const MOST_BOXES = 1000;

/**
 * True where the boxes of an HEIC or AVIF file end past its last byte: it was cut off. Their decoders return what they
 * have without an error. Reads the headers of the outermost boxes only.
 */
export async function boxesCutOff(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.alloc(16);
    let at = 0;
    for (let seen = 0; at < size && seen < MOST_BOXES; seen++) {
      const { bytesRead } = await handle.read(head, 0, 16, at);
      if (bytesRead < 8) return true;
      const short = head.readUInt32BE(0);
      // 0: to the end of the file; 1: the length follows in eight bytes.
      if (short === 0) return false;
      const length = short === 1 && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : short;
      if (length < 8) return true;
      at += length;
    }
    return at !== size;
  } finally {
    await handle.close();
  }
}
