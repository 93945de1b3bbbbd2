import type { Field } from 'payload';
import { UPLOAD_RESOLUTIONS } from '@/core/photo/photo-sizes';
import { SORT_BY } from '@/modules/access/rules/sort';
import {
  COVER_STYLES,
  DRAWN_BY,
  EVENT_DEFAULTS,
  EVENT_SWITCH_NAMES,
  LAYOUT_COLORS,
  LAYOUTS,
  SPACINGS,
  TYPE_PAIRS,
} from '@/modules/project/rules/event-options';
import { accountField, choice, flag, instant, linkField, ruled, text } from '../shared/fields';

/** Fields that only operations may write, for every signed-in user. */
const byOperation = { create: () => false, update: () => false };

/** The project's texts, its options under their wire names, and its state. */
export const eventFields: Field[] = [
  accountField(),
  // Large pictures are rendered again: see `DRAWN_BY`.
  { ...linkField('brand', 'brands'), access: byOperation } as Field,
  text('name', 200, { required: true }),
  text('location', 200),
  // A date without a time stays a date: plain text, never shifted by a time zone.
  ruled('date', 'day', 10),
  ruled('time', 'clock', 5),
  ruled('time_zone', 'time_zone', 60, { required: true, defaultValue: 'UTC' }),
  choice('locale', ['en', 'he'], 'en'),
  choice('layout', LAYOUTS, EVENT_DEFAULTS.layout),
  choice('layout_color', LAYOUT_COLORS, EVENT_DEFAULTS.layout_color),
  choice('cover_style', COVER_STYLES, EVENT_DEFAULTS.cover_style),
  choice('type_pair', TYPE_PAIRS, EVENT_DEFAULTS.type_pair),
  choice('spacing', SPACINGS, EVENT_DEFAULTS.spacing),
  flag('cover_logo', EVENT_DEFAULTS.cover_logo),
  // Empty: the brand's.
  ruled('accent_color', 'color', 7),
  choice('sort_by', SORT_BY, EVENT_DEFAULTS.sort_by),
  {
    ...choice('upload_resolution', UPLOAD_RESOLUTIONS, EVENT_DEFAULTS.upload_resolution),
    access: byOperation,
  } as Field,
  ...EVENT_SWITCH_NAMES.map((name) => {
    const option = flag(name, EVENT_DEFAULTS[name]);
    return DRAWN_BY.includes(name) ? ({ ...option, access: byOperation } as Field) : option;
  }),
  { name: 'downloads_permitted', type: 'number', min: 0 },
  // Only its hash is stored.
  { ...text('selection_password_hash', 300), hidden: true, access: byOperation } as Field,
  instant('expires_at'),
  // The closing time and days of the last reminder sent, see `remindOfExpiry`.
  { ...instant('expiry_told_for'), access: byOperation } as Field,
  { name: 'expiry_told', type: 'number', access: byOperation },
  { ...text('code', 40, { unique: true, index: true }), access: byOperation } as Field,
  // The readable part of its share address, and those it had under earlier names: see `checkProject`.
  { ...text('address', 60, { unique: true, index: true }), access: byOperation } as Field,
  { name: 'former_addresses', type: 'json', access: byOperation } as Field,
  { ...text('unique_id', 40, { unique: true, index: true }), access: byOperation } as Field,
  { ...flag('printselectiondone'), access: byOperation } as Field,
  { ...instant('completed_at'), access: byOperation } as Field,
  // The studio's message of the last reopening; cleared by the next completion.
  { ...text('reopen_note', 300), access: byOperation } as Field,
  { ...instant('published_at'), access: byOperation } as Field,
  { ...instant('first_picked_at'), access: byOperation } as Field,
  { ...instant('editing_at'), access: byOperation } as Field,
  { ...instant('delivered_at'), access: byOperation } as Field,
  { ...instant('archived_at'), access: byOperation } as Field,
  // When its invited people were mailed about the first photographs, or there were none to mail.
  { ...instant('photos_mailed_at'), access: byOperation } as Field,
  // The rendition key its large pictures must have (watermark, size, optimization); written by the database. Null: the
  // default.
  { ...text('watermark_mark', 16), hidden: true, access: byOperation } as Field,
  // Sent to everybody in the project at once: see `setCover`.
  { ...linkField('cover', 'media'), access: byOperation } as Field,
  // The cover while none is chosen: see `chooseCovers`.
  { ...linkField('auto_cover', 'media'), access: byOperation } as Field,
  // The gallery that guests and clients add photographs of their own to; empty: they may not.
  { ...linkField('guest_gallery', 'galleries'), access: byOperation } as Field,
];
