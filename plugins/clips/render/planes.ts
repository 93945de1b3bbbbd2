/** A picture as planes of luma and of two chroma of half the width and height (YUV 4:2:0, BT.709, limited range). */
export interface Planes {
  width: number;
  height: number;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** A color in that space. */
export interface Ink {
  y: number;
  u: number;
  v: number;
}

/** Planes over one buffer, which is a frame as the encoder reads it; sides are even. */
export function planesIn(buffer: Uint8Array, width: number, height: number): Planes {
  const luma = width * height;
  const chroma = luma / 4;
  return {
    width,
    height,
    y: buffer.subarray(0, luma),
    u: buffer.subarray(luma, luma + chroma),
    v: buffer.subarray(luma + chroma, luma + 2 * chroma),
  };
}

export const makePlanes = (width: number, height: number): Planes =>
  planesIn(new Uint8Array((width * height * 3) / 2), width, height);

/** Returns a color `#rrggbb` in this space. */
export function inkOf(color: string): Ink {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return {
    y: Math.round(16 + (219 / 255) * y),
    u: Math.round(128 + (224 / 255) * ((b - y) / 1.8556)),
    v: Math.round(128 + (224 / 255) * ((r - y) / 1.5748)),
  };
}

/** Converts pixels of three bytes to planes; an odd last row or column is left out. */
export function toPlanes(rgb: Uint8Array, fullWidth: number, fullHeight: number): Planes {
  const [width, height] = [fullWidth & ~1, fullHeight & ~1];
  const out = makePlanes(width, height);
  const { y: luma, u, v } = out;
  const half = width >> 1;
  for (let row = 0; row < height; row += 2) {
    let a = row * fullWidth * 3;
    let b = a + fullWidth * 3;
    let at = row * width;
    let chroma = (row >> 1) * half;
    for (let column = 0; column < width; column += 2, a += 6, b += 6, at += 2, chroma++) {
      const r0 = rgb[a] as number;
      const g0 = rgb[a + 1] as number;
      const b0 = rgb[a + 2] as number;
      const r1 = rgb[a + 3] as number;
      const g1 = rgb[a + 4] as number;
      const b1 = rgb[a + 5] as number;
      const r2 = rgb[b] as number;
      const g2 = rgb[b + 1] as number;
      const b2 = rgb[b + 2] as number;
      const r3 = rgb[b + 3] as number;
      const g3 = rgb[b + 4] as number;
      const b3 = rgb[b + 5] as number;
      // 0.2126, 0.7152, 0.0722 of 219/255, in 1/65536.
      luma[at] = (1081344 + 11966 * r0 + 40254 * g0 + 4064 * b0) >> 16;
      luma[at + 1] = (1081344 + 11966 * r1 + 40254 * g1 + 4064 * b1) >> 16;
      luma[at + width] = (1081344 + 11966 * r2 + 40254 * g2 + 4064 * b2) >> 16;
      luma[at + width + 1] = (1081344 + 11966 * r3 + 40254 * g3 + 4064 * b3) >> 16;
      const r = r0 + r1 + r2 + r3;
      const g = g0 + g1 + g2 + g3;
      const bb = b0 + b1 + b2 + b3;
      u[chroma] = (33685504 - 6596 * r - 22189 * g + 28784 * bb) >> 18;
      v[chroma] = (33685504 + 28784 * r - 26145 * g - 2639 * bb) >> 18;
    }
  }
  return out;
}

/** Converts planes to pixels of three bytes, for a poster. */
export function toRgb({ width, height, y, u, v }: Planes): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 3);
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++) {
      const chroma = (row >> 1) * (width >> 1) + (column >> 1);
      const luma = (((y[at] as number) - 16) * 255) / 219;
      const blue = (((u[chroma] as number) - 128) * 255) / 224;
      const red = (((v[chroma] as number) - 128) * 255) / 224;
      out[at * 3] = luma + 1.5748 * red;
      out[at * 3 + 1] = luma - 0.1873 * blue - 0.4681 * red;
      out[at * 3 + 2] = luma + 1.8556 * blue;
    }
  return out;
}
