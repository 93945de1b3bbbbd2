import exifr from 'exifr';
import type { CapturedAt } from './types';

/** The exposure of a photograph. */
export interface Exposure {
  /** The f-number. */
  aperture: number | null;
  /** Seconds, as photographers write them: `1/250`, `2.5`. */
  shutter: string | null;
  iso: number | null;
  /** Millimetres. */
  focal_length: number | null;
}

/** A photograph's EXIF and XMP about how it was taken. */
export interface PhotoTags {
  capturedAt: CapturedAt | null;
  camera: string | null;
  lens: string | null;
  rating: number | null;
  exposure: Exposure;
}

const NO_EXPOSURE: Exposure = { aperture: null, shutter: null, iso: null, focal_length: null };
const NO_TAGS: PhotoTags = {
  capturedAt: null,
  camera: null,
  lens: null,
  rating: null,
  exposure: NO_EXPOSURE,
};
const LONGEST_NAME = 120;

/** Reads a local file's tags. Never throws: broken or missing tags are null. */
export async function readTags(path: string): Promise<PhotoTags> {
  try {
    const tags: unknown = await exifr.parse(path, {
      tiff: true,
      exif: true,
      gps: false,
      xmp: true,
      icc: false,
      iptc: false,
      jfif: false,
      mergeOutput: true,
      // Dates as the camera wrote them: exifr's parsing would read them in this machine's time zone.
      reviveValues: false,
      translateValues: false,
    });
    return tags instanceof Object ? pickTags(tags as Record<string, unknown>) : NO_TAGS;
  } catch {
    return NO_TAGS;
  }
}

function pickTags(tags: Record<string, unknown>): PhotoTags {
  const written = tags.DateTimeOriginal ? 'Original' : 'Digitized';
  return {
    capturedAt: readDate(
      tags.DateTimeOriginal ?? tags.CreateDate ?? tags.DateTimeDigitized,
      tags[`OffsetTime${written}`] ?? tags.OffsetTime,
    ),
    camera: readCamera(tags.Make, tags.Model),
    lens: readName(tags.LensModel ?? tags.Lens),
    rating: readRating(tags.Rating),
    exposure: {
      aperture: readAmount(tags.FNumber, 0.5, 128),
      shutter: readShutter(tags.ExposureTime),
      iso: readAmount(Array.isArray(tags.ISO) ? tags.ISO[0] : tags.ISO, 1, 10_000_000),
      focal_length: readAmount(tags.FocalLength, 0.5, 20_000),
    },
  };
}

/** `2026:06:01 17:03:20` (EXIF) or `2026-06-01T17:03:20+02:00` (XMP); null for an impossible date. */
export function readDate(date: unknown, offset?: unknown): CapturedAt | null {
  const parts = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?([+-]\d\d:\d\d|Z)?/.exec(
    textOf(date),
  );
  if (!parts) return null;
  const [, year, month, day, hour, minute, second = '00', zone] = parts;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = new Date(`${local}Z`);
  // 31 June rolls over to 1 July: then it was no date.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 19) !== local || Number(year) < 1800)
    return null;
  const written = zone === 'Z' ? '+00:00' : (zone ?? textOf(offset));
  return /^[+-](?:0\d|1[0-4]):[0-5]\d$/.test(written) ? { local, offset: written } : { local };
}

function readCamera(make: unknown, model: unknown): string | null {
  const maker = readName(make);
  const name = readName(model);
  if (!maker || !name) return name ?? maker;
  // "Canon" + "Canon EOS R5", "NIKON CORPORATION" + "NIKON Z 9".
  const first = maker.split(' ')[0]?.toLowerCase() ?? '';
  return name.toLowerCase().startsWith(first) ? name : `${maker} ${name}`.slice(0, LONGEST_NAME);
}

function readName(value: unknown): string | null {
  const text = textOf(value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: cameras pad with them, PostgreSQL refuses NUL
    .replaceAll(/[\u0000-\u001f\u007f\ufffd]+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return text === '' ? null : text;
}

function readRating(value: unknown): number | null {
  const rating = Number(textOf(value) || Number.NaN);
  return Number.isInteger(rating) && rating >= -1 && rating <= 5 ? rating : null;
}

/** A number within what cameras write, to one decimal place; null for anything else. */
function readAmount(value: unknown, least: number, most: number): number | null {
  const amount = Number(textOf(value) || Number.NaN);
  return amount >= least && amount <= most ? Math.round(amount * 10) / 10 : null;
}

function readShutter(value: unknown): string | null {
  const seconds = Number(textOf(value) || Number.NaN);
  if (!(seconds > 0.000_001 && seconds < 100_000)) return null;
  return seconds < 0.35 ? `1/${Math.round(1 / seconds)}` : String(Math.round(seconds * 10) / 10);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
