import { deriveSheet, profileIn } from '@plugins/kit/server/internal';

let known: Promise<Buffer> | undefined;

/** Returns the sRGB profile that printed photographs have, for the PDF around them. */
export function srgbProfile(): Promise<Buffer> {
  const sheet = {
    width: 8,
    height: 8,
    background: '#ffffff',
    parts: [],
    overlay: null,
    cut: null,
    quality: 90,
    density: 72,
  };
  known ??= deriveSheet(sheet).then(({ data }) => profileIn(Buffer.from(data)));
  return known;
}
