declare module 'heic-decode' {
  /** Decodes the first picture of an HEIC file to RGBA, turned upright. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
}
