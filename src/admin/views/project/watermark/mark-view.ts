import type { WatermarkPosition } from '@/domain/watermark';

/** A brand's mark as the wire gives it; `image` names the picture, null where there is none. Sizes in px. */
export interface MarkView {
  image: string | null;
  width: number | null;
  height: number | null;
  position: WatermarkPosition;
  big: boolean;
}

const MOST = 5 * 1024 * 1024;

/** A chosen file as base64, or null where the server would refuse it for its size. */
export async function readBase64(file: File): Promise<string | null> {
  if (file.size > MOST) return null;
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}
