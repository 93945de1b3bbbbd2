import type { WatermarkPosition } from '@media/rules/watermark';

/** A brand's mark as the wire gives it; `image` names the picture, null where there is none. Sizes in px. */
export interface MarkView {
  image: string | null;
  width: number | null;
  height: number | null;
  position: WatermarkPosition;
  big: boolean;
}

const MOST = 5 * 1024 * 1024;

/** A chosen file as a `data:` address, or null where the server would refuse it for its size. */
async function readData(file: File): Promise<string | null> {
  if (file.size > MOST) return null;
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A chosen file as base64, or null where the server would refuse it for its size. */
export async function readBase64(file: File): Promise<string | null> {
  const data = await readData(file);
  return data?.slice(data.indexOf(',') + 1) ?? null;
}

/** A picture that was chosen and not sent yet. */
export interface ChosenMark {
  data: string;
  base64: string;
  width: number;
  height: number;
}

/** Looks at a chosen file; null for what no browser can draw, or is too large. */
export async function lookAtMark(file: File): Promise<ChosenMark | null> {
  const data = await readData(file);
  if (!data) return null;
  const image = new Image();
  image.src = data;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return { data, base64: data.slice(data.indexOf(',') + 1), width, height };
}
