import type { WatermarkPosition } from '@media/rules/watermark';

/** A brand's watermark on the wire; `image` is the file's name, null without one. Sizes in px. */
export interface MarkView {
  image: string | null;
  width: number | null;
  height: number | null;
  position: WatermarkPosition;
  big: boolean;
}

const MOST = 5 * 1024 * 1024;

/** Returns a chosen file as a `data:` URL, or null if it exceeds the server's size limit. */
async function readData(file: File): Promise<string | null> {
  if (file.size > MOST) return null;
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Returns a chosen file as base64, or null if it exceeds the server's size limit. */
export async function readBase64(file: File): Promise<string | null> {
  const data = await readData(file);
  return data?.slice(data.indexOf(',') + 1) ?? null;
}

/** A picture that was chosen and not uploaded yet. */
export interface ChosenMark {
  data: string;
  base64: string;
  width: number;
  height: number;
}

/** Reads a chosen file; null if no browser can render it, or it is too large. */
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
