/** What the first bytes of a file say it is; null where nothing known. */
export type SniffedFormat =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'tiff'
  | 'gif'
  | 'heic'
  | 'jxl'
  | 'svg'
  | 'zip'
  | 'html';

/** The formats a photograph may be uploaded in. */
export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'gif';

/** The camera's clock, as it stood: `offset` (`+02:00`) only where the camera wrote it. */
export interface CapturedAt {
  /** `YYYY-MM-DDTHH:mm:ss`, in the camera's own time zone. */
  local: string;
  offset?: string;
}

/** What a photograph's header tells, without decoding its pixels. */
export interface PhotoProbe {
  format: PhotoFormat;
  contentType: string;
  /** Pixels, upright: after EXIF rotation. */
  width: number;
  height: number;
  /** EXIF orientation 1–8. */
  orientation: number;
  capturedAt: CapturedAt | null;
  camera: string | null;
  lens: string | null;
  /** 0–5, or -1 for rejected. */
  rating: number | null;
  hasProfile: boolean;
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
}

export interface LargeOptions {
  /** Long side of `big`, in pixels: `upload_resolution` web, or hd and original. */
  bigLongSide: 1920 | 3500;
  /** False for `do_not_optimize_my_photos`: quality 95, no sharpening. */
  optimise: boolean;
}

export interface DerivedLarge {
  /** At most 1280 pixels on the long side. */
  medium: DerivedImage;
  big: DerivedImage;
}
