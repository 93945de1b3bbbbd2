const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/** Pixels of a decoder: red, green, blue, alpha, a byte each. */
export interface Rgba {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/**
 * Wraps decoded pixels and their color profile as a TIFF in memory, uncompressed: the one form in which libvips reads
 * raw pixels together with a profile.
 */
export function wrapPixels({ width, height, data }: Rgba, profile: Buffer | undefined): Buffer {
  const bits = 8;
  const depth = profile ? profile.length + (profile.length % 2) : 0;
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, bits],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, bits + 8 + depth],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, width * height * 4],
    [338, SHORT, 1, 2],
    ...(profile ? [[34_675, UNDEFINED, profile.length, bits + 8] as [number, number, number, number]] : []),
  ];
  const pixels = bits + 8 + depth;
  const folder = pixels + width * height * 4;
  const file = Buffer.alloc(folder + 2 + tags.length * 12 + 4);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(folder, 4);
  for (let channel = 0; channel < 4; channel++) file.writeUInt16LE(8, bits + channel * 2);
  profile?.copy(file, bits + 8);
  file.set(data, pixels);
  file.writeUInt16LE(tags.length, folder);
  tags.forEach(([tag, type, count, value], i) => {
    const at = folder + 2 + i * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  return file;
}
