import { placePhoto } from '@plugins/kit/internal';
import type { AlbumDocument, AlbumPhoto, Crop, Frame } from './document';
import { type FrameAt, findFrame, onFrame } from './edit';
import type { AlbumFormat } from './format';
import { withBleed } from './resolve';

type Sized = Pick<AlbumPhoto, 'width' | 'height'>;

const ZOOM_MOST = 8;
/** Room of less than this share of a photograph is none: under a pixel of most screens. */
const ROOM_LEAST = 0.002;
/** Differences of a share that come from calculating it. */
const TINY = 1e-6;

/** Returns how far a photograph can be moved in its frame, as shares of it: 0 along a side that is shown whole. */
export function roomOf(frame: Frame, photo: Sized, format: AlbumFormat): { x: number; y: number } {
  const { window, turn } = placePhoto(withBleed(frame, format), photo, frame);
  const sideways = turn === 90 || turn === 270;
  const [width, height] = sideways ? [photo.height, photo.width] : [photo.width, photo.height];
  const room = (shown: number, all: number) => (1 - shown / all < ROOM_LEAST ? 0 : 1 - shown / all);
  return { x: room(window.w, width), y: room(window.h, height) };
}

/**
 * Returns the crop around a point that is moved by shares of the photograph, as far as the photograph goes; the same crop
 * where it is shown as before.
 */
export function moveCrop(
  frame: Frame,
  photo: Sized,
  format: AlbumFormat,
  by: { x: number; y: number },
): Crop {
  const { center } = placePhoto(withBleed(frame, format), photo, frame);
  const room = roomOf(frame, photo, format);
  const moved = (axis: 'x' | 'y', stored: number): number => {
    const edge = (1 - room[axis]) / 2;
    const to = Math.min(Math.max(center[axis] + by[axis], edge), 1 - edge);
    // Along a side that fits, or is at its end, the stored point stays for a later zoom.
    return room[axis] === 0 || Math.abs(to - center[axis]) < TINY ? stored : to;
  };
  const [cx, cy] = [moved('x', frame.crop.cx), moved('y', frame.crop.cy)];
  return cx === frame.crop.cx && cy === frame.crop.cy ? frame.crop : { ...frame.crop, cx, cy };
}

/** Returns a crop enlarged by a factor, within what is allowed; the same crop at its end. */
export function zoomCrop(crop: Crop, factor: number): Crop {
  const zoom = Math.min(ZOOM_MOST, Math.max(1, crop.zoom * factor));
  return zoom === crop.zoom ? crop : { ...crop, zoom };
}

/** Changes the crop of a frame; the same document where `change` returns the frame's own crop. */
export function changeCrop(
  document: AlbumDocument,
  at: FrameAt,
  change: (frame: Frame) => Crop,
): AlbumDocument {
  const frame = findFrame(document, at);
  const crop = frame && change(frame);
  return !crop || crop === frame.crop ? document : onFrame(document, at, { crop });
}
