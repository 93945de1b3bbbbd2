import type { Field } from 'payload';
import { accountField, choice, flag, instant, linkField, parentField, ruled, text } from '../shared/fields';

const fixed = { update: () => false };

/** The fields of a photograph. `name` is the camera's file name and never changes. */
export const mediaFields: Field[] = [
  accountField(),
  parentField('event', 'events'),
  parentField('gallery', 'galleries'),
  { ...text('name', 400, { required: true }), access: fixed } as Field,
  // Digits are padded, so that SQL sorts IMG_9 before IMG_10.
  { ...text('name_key', 1200), access: fixed, hidden: true } as Field,
  { ...ruled('sha256', 'path_part', 64, { required: true, index: true }), access: fixed } as Field,
  { name: 'crc32', type: 'number', max: 2 ** 32 - 1, access: fixed },
  { name: 'bytes', type: 'number', required: true, max: Number.MAX_SAFE_INTEGER, access: fixed },
  { ...ruled('format', 'path_part', 10), access: fixed } as Field,
  choice('state', ['processing', 'ready', 'refused'], 'processing'),
  text('refusal_code', 60),
  // Renders that began and never ended, neither in pictures nor in an error: their process crashed.
  { name: 'draw_tries', type: 'number', hidden: true, access: fixed },
  // Upright size of the original, pixels.
  { name: 'original_width', type: 'number' },
  { name: 'original_height', type: 'number' },
  // Size of `big`, pixels, as on the wire; known from the header before rendering.
  { name: 'width', type: 'number' },
  { name: 'height', type: 'number' },
  text('thumbhash', 80),
  // Perceptual hash (64 bits as hex, '' if not comparable) and sharpness, to find similar shots.
  { ...text('likeness', 16), access: fixed, hidden: true } as Field,
  { name: 'sharpness', type: 'number', access: fixed, hidden: true },
  // Names the folder of its renditions; a new one per render, so that addresses are immutable.
  ruled('version', 'path_part', 40),
  // The thumbnail exists; the large sizes follow.
  flag('thumbnails_ready'),
  // By the camera's clock (its zone is not always known).
  text('captured_at', 32, { index: true }),
  text('camera', 200),
  text('lens', 200),
  // Exposure: f-number, seconds as written ("1/250"), ISO, millimeters.
  { name: 'aperture', type: 'number' },
  text('shutter', 20),
  { name: 'iso', type: 'number' },
  { name: 'focal_length', type: 'number' },
  // Focal point that no crop may cut: shares of width and height, 0 to 1.
  { name: 'focal_x', type: 'number', access: fixed },
  { name: 'focal_y', type: 'number', access: fixed },
  { name: 'rating', type: 'number' },
  flag('hidden'),
  choice('hidden_by', ['client', 'account']),
  flag('private'),
  // Whether its gallery is private; written by the database.
  { ...flag('gallery_private'), hidden: true, access: fixed } as Field,
  { name: 'position', type: 'number', defaultValue: 0, required: true },
  instant('uploaded_at'),
  linkField('uploaded_by', 'users'),
];
