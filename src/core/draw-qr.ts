import { toString as drawSvg } from 'qrcode';

/** An address as a QR code, for the `src` of a picture; `margin` is counted in the code's own squares. */
export async function qrOf(text: string, margin = 1): Promise<string> {
  const svg = await drawSvg(text, { type: 'svg', margin, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
