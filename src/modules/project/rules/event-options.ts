import { z } from 'zod';
import { LOCALES } from '@/core/i18n/locale';
import { DESIGN_DEFAULTS } from '@/core/photo/gallery-design';
import { UPLOAD_RESOLUTIONS } from '@/core/photo/photo-sizes';
import { isTimeZone } from '@/core/time/time-zones';
import { SORT_BY, type SortBy } from '@/modules/access/rules/sort';
import {
  COVER_STYLES,
  EVENT_SWITCH_NAMES,
  EVENT_SWITCHES,
  EVENT_TEXT_MAX,
  type EventSwitch,
  LAYOUT_COLORS,
  LAYOUTS,
  SPACINGS,
  TYPE_PAIRS,
} from './event-words';

export * from './event-words';

const switchFields = Object.fromEntries(
  EVENT_SWITCH_NAMES.map((name) => [name, z.boolean().default(EVENT_SWITCHES[name])]),
) as Record<EventSwitch, z.ZodDefault<z.ZodBoolean>>;

const timeZone = z.string().refine(isTimeZone);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The options of a project, each with its default. */
export const eventOptionsSchema = z.strictObject({
  language: z.enum(LOCALES).nullable().default(null),
  sort_by: z.enum(SORT_BY as readonly [SortBy, ...SortBy[]]).default('name'),
  layout: z.enum(LAYOUTS).default(DESIGN_DEFAULTS.layout),
  layout_color: z.enum(LAYOUT_COLORS).default(DESIGN_DEFAULTS.layout_color),
  cover_style: z.enum(COVER_STYLES).default(DESIGN_DEFAULTS.cover_style),
  type_pair: z.enum(TYPE_PAIRS).default(DESIGN_DEFAULTS.type_pair),
  spacing: z.enum(SPACINGS).default(DESIGN_DEFAULTS.spacing),
  cover_logo: z.boolean().default(DESIGN_DEFAULTS.cover_logo),
  /** Null: the brand's. */
  accent_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .default(null),
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

/** The default options of a new project. */
export const EVENT_DEFAULTS: Readonly<EventOptions> = eventOptionsSchema.parse({});

/** Input of a new project: name, date, brand, and any of the options. */
export const newEventSchema = z.strictObject({
  name: z.string().trim().min(1).max(EVENT_TEXT_MAX.name),
  location: z.string().trim().max(EVENT_TEXT_MAX.location).nullable().default(null),
  /** A date without a time zone. */
  date: z.iso.date().nullable().default(null),
  time: clockTime.nullable().default(null),
  time_zone: timeZone.nullable().default(null),
  brand: z.uuid(),
  ...eventOptionsSchema.shape,
});

/** A project to be created. */
export type NewEvent = z.infer<typeof newEventSchema>;

/**
 * Fields of a project that can be changed: each optional, without defaults. The time zone can be changed, but not
 * removed.
 */
export const eventChangeSchema = newEventSchema.extend({ time_zone: timeZone }).partial();
