import { z } from 'zod';
import { LOCALES } from './locale';
import { UPLOAD_RESOLUTIONS } from './photo-sizes';
import { SORT_BY, type SortBy } from './sort';

export const LAYOUTS = ['vertical', 'horizontal', 'masonry', 'variable_size'] as const;
export const LAYOUT_COLORS = ['light', 'dark'] as const;

/** The switches of a project and what they are where nobody touched them. Order is the order of the form. */
export const EVENT_SWITCHES = {
  allow_sharing: false,
  allow_downloads: false,
  allow_downloads_selection_only: false,
  allow_extra_selection: false,
  available_public: false,
  force_selection_login: false,
  add_watermark: false,
  do_not_optimize_my_photos: false,
  send_client_email_on_first_upload: false,
  remove_deleted_on_sync: false,
} as const satisfies Record<string, boolean>;

/** Name of a switch. */
export type EventSwitch = keyof typeof EVENT_SWITCHES;

/** Names of the switches. */
export const EVENT_SWITCH_NAMES = Object.keys(EVENT_SWITCHES) as EventSwitch[];

/** Counters of shares a project keeps: the values `param` of `inc_counter` may have. */
export const SHARE_COUNTERS = [
  'facebook_shares',
  'google_plus_shares',
  'twitter_shares',
  'pinterest_shares',
  'email_shares',
  'shares_clickbacks',
  'facebook_uploads',
  'whatsapp_shares',
  'link_shares',
] as const;
export type ShareCounter = (typeof SHARE_COUNTERS)[number];

/** True for a counter people may raise. */
export function isShareCounter(value: unknown): value is ShareCounter {
  return SHARE_COUNTERS.includes(value as ShareCounter);
}

/** Longest texts of a project, in characters. */
export const EVENT_TEXT_MAX = {
  name: 200,
  location: 200,
  selection_password: 100,
  product: 100,
  gallery: 200,
} as const;

const switchFields = Object.fromEntries(
  EVENT_SWITCH_NAMES.map((name) => [name, z.boolean().default(EVENT_SWITCHES[name])]),
) as Record<EventSwitch, z.ZodDefault<z.ZodBoolean>>;

/** True for a name of the time zone database that this machine knows. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return /^[A-Za-z]/.test(value);
  } catch {
    return false;
  }
}

const timeZone = z.string().refine(isTimeZone);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How a project behaves: the options of its form, each with its default. */
export const eventOptionsSchema = z.strictObject({
  language: z.enum(LOCALES).nullable().default(null),
  sort_by: z.enum(SORT_BY as readonly [SortBy, ...SortBy[]]).default('name'),
  layout: z.enum(LAYOUTS).default('vertical'),
  layout_color: z.enum(LAYOUT_COLORS).default('light'),
  upload_resolution: z.enum(UPLOAD_RESOLUTIONS).default('hd'),
  downloads_permitted: z.int().min(0).nullable().default(null),
  selection_password: z
    .string()
    .trim()
    .min(1)
    .max(EVENT_TEXT_MAX.selection_password)
    .nullable()
    .default(null),
  expires_at: z.iso.datetime({ offset: true }).nullable().default(null),
  ...switchFields,
});

/** The options of a project. */
export type EventOptions = z.infer<typeof eventOptionsSchema>;

/** The options of a project nobody touched yet. */
export const EVENT_DEFAULTS: Readonly<EventOptions> = eventOptionsSchema.parse({});

/** What a new project is made of: who and when, its brand, and any of the options. */
export const newEventSchema = z.strictObject({
  name: z.string().trim().min(1).max(EVENT_TEXT_MAX.name),
  location: z.string().trim().max(EVENT_TEXT_MAX.location).nullable().default(null),
  /** A day, which stays a day in every time zone. */
  date: z.iso.date().nullable().default(null),
  time: clockTime.nullable().default(null),
  time_zone: timeZone.nullable().default(null),
  brand: z.uuid(),
  ...eventOptionsSchema.shape,
});

/** A project to be made. */
export type NewEvent = z.infer<typeof newEventSchema>;

/** A product for selection: a name, and how many photographs it takes (null: any number). */
export const productSchema = z.strictObject({
  name: z.string().trim().min(1).max(EVENT_TEXT_MAX.product),
  maxphotos: z.int().min(1).nullable().default(null),
});

/** A product to be made. */
export type NewProduct = z.infer<typeof productSchema>;
