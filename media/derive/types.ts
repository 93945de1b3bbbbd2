import type { WatermarkInput } from '@media/rules/watermark';
import type { Dimensions } from '@/core/photo/photo-sizes';
import type { Exposure } from './read-tags';

/** The formats a photograph may be uploaded in. */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'gif', 'heic'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The format by the first bytes of a file. */
export type SniffedFormat =
  | PhotoFormat
  | 'jxl'
  | 'raw'
  | 'psd'
  | 'pdf'
  | 'video'
  | 'svg'
  | 'zip'
  | 'html'
  | 'empty';

/** The camera's clock: `offset` (`+02:00`) only where the camera wrote it. */
export interface CapturedAt {
  /** `YYYY-MM-DDTHH:mm:ss`, in the camera's own time zone. */
  local: string;
  offset?: string;
}

/** The facts that rendering needs of a photograph. Pixels, upright: after EXIF rotation. */
export interface PhotoShape extends Dimensions {
  format: PhotoFormat;
}

/** The facts in a photograph's header, without decoding its pixels. */
export interface PhotoProbe extends PhotoShape {
  contentType: string;
  /** EXIF orientation 1–8. */
  orientation: number;
  capturedAt: CapturedAt | null;
  camera: string | null;
  lens: string | null;
  /** 0–5, or -1 for rejected. */
  rating: number | null;
  exposure: Exposure;
  hasProfile: boolean;
}

/** A brand's watermark, ready to be laid on pictures. */
export interface Watermark extends Dimensions, WatermarkInput {
  /** PNG of our own writing. */
  image: Buffer;
}

export interface DerivedImage {
  data: Buffer;
  width: number;
  height: number;
  bytes: number;
}

export interface DerivedThumbnails {
  /** At most 300 pixels high. */
  s300: DerivedImage;
  /** At most 600 pixels high. */
  s600: DerivedImage;
  /** Base64. */
  thumbhash: string;
  look: Look;
}

/** Measures that find similar shots and the best of them: of the same decoding as the thumbnails. */
export interface Look {
  /** 64 bits as hex, near each other (Hamming) where pictures are alike; null where there is nothing to see. */
  likeness: string | null;
  /** Higher is sharper; comparable among shots of one scene. */
  sharpness: number;
}

/** How pictures from `medium` up are made. */
export interface FinishOptions {
  /** False for `do_not_optimize_my_photos`: quality 95, no sharpening. Else what is at most half as large as the photograph is sharpened. */
  optimise: boolean;
  /** Laid on every one of them. */
  watermark?: Watermark | null;
}

export interface LargeOptions extends FinishOptions {
  /** Long side of `big`, in pixels: `upload_resolution` web, or hd and original. */
  bigLongSide: 1920 | 3500;
}

export interface SizeOptions extends FinishOptions {
  /** Pixels of the longer side, at most. */
  maxSide: number;
}

export interface DerivedLarge {
  /** At most 1280 pixels on the long side. */
  medium: DerivedImage;
  big: DerivedImage;
}

/** How a picture of a site is rendered: once for all the sizes its pages may need. */
export interface SitePictureOptions {
  /** Pixels; smaller pictures are not enlarged. */
  widths: readonly number[];
  /** The largest of them. */
  widest: number;
  /** Its focal point, in percent: the card is cropped around it. */
  focus: { x: number; y: number };
}

export interface DerivedSitePicture {
  /** `480.avif`, `card.jpg`, … */
  files: { name: string; data: Buffer }[];
  /** Rendered widths, smallest first. */
  widths: number[];
  width: number;
  height: number;
  /** Its average colour, `#rrggbb`. */
  tint: string;
}

/** A photograph on a sheet for print. */
export interface SheetPart {
  path: string;
  photo: PhotoShape;
  /** Its place on the sheet, in pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The part of the turned photograph that fills the place, in its own pixels; larger where it is straightened. */
  window: { left: number; top: number; width: number; height: number };
  /** Quarter turns, then degrees around the middle; clockwise. */
  turn: 0 | 90 | 180 | 270;
  tilt: number;
  bw: boolean;
}

/** A sheet for print: pixels, and what is on it from below. */
export interface SheetOptions {
  width: number;
  height: number;
  /** `#rrggbb`. */
  background: string;
  parts: readonly SheetPart[];
  /** An SVG of our own writing, of the sheet's size; paths only. */
  overlay: string | null;
  /** The part of the sheet that is kept; null for all. */
  cut: { left: number; top: number; width: number; height: number } | null;
  quality: number;
  /** Pixels per inch. */
  density: number;
  /** Path of an ICC profile (RGB or CMYK) to convert to and embed; sRGB without. */
  profile?: string;
}
