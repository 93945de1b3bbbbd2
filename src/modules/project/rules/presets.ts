import { z } from 'zod';
import { EVENT_TEXT_MAX, eventOptionsSchema } from './event-options';
import { productItems } from './product-rules';

/** Maximum number of presets per account. */
export const PRESETS_MOST = 50;
/** Maximum number of galleries and products per preset. */
const PARTS_MOST = 30;

const { language: _its, selection_password: _own, expires_at: _day, ...options } = eventOptionsSchema.shape;
const kept = z.strictObject({ ...options, brand: z.uuid() }).partial();
/** Names of the settings a preset may contain: all that do not belong to one date and its people. */
export const PRESET_SETTINGS = Object.keys(kept.shape) as (keyof z.infer<typeof kept>)[];

/** The parts of a preset, each of which can be changed alone. */
export const presetSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** Keeps only given settings; a partial schema with defaults would add all others. */
  settings: z.record(z.string(), z.unknown()).transform((given, context) => {
    const read = kept.safeParse(given);
    if (!read.success) context.issues.push({ code: 'custom', input: given, message: 'invalid' });
    return Object.fromEntries(
      Object.entries(read.data ?? {}).filter(([name]) => Object.hasOwn(given, name)),
    ) as Partial<z.infer<typeof kept>>;
  }),
  galleries: z.array(z.string().trim().min(1).max(EVENT_TEXT_MAX.gallery)).max(PARTS_MOST),
  products: productItems(PARTS_MOST),
});

/** The setup of one kind of shoot. */
export type PresetParts = z.infer<typeof presetSchema>;

interface Example {
  settings: PresetParts['settings'];
  /** Message keys of their names, so that each language has its own. */
  galleries: readonly string[];
  products: readonly { key: string; maxphotos: number | null }[];
}

/** Presets that every account can start from. */
export const PRESET_EXAMPLES = {
  wedding: {
    settings: { allow_sharing: true },
    galleries: ['preparations', 'ceremony', 'portraits', 'party'],
    products: [
      { key: 'album', maxphotos: 60 },
      { key: 'cover', maxphotos: 1 },
    ],
  },
  mitzvah: {
    settings: { allow_sharing: true },
    galleries: ['portraits', 'ceremony', 'party'],
    products: [
      { key: 'album', maxphotos: 50 },
      { key: 'cover', maxphotos: 1 },
    ],
  },
  family: {
    settings: { allow_sharing: true, layout: 'masonry' },
    galleries: ['session'],
    products: [
      { key: 'prints', maxphotos: 12 },
      { key: 'canvas', maxphotos: 1 },
    ],
  },
  newborn: {
    settings: { layout: 'masonry' },
    galleries: ['session', 'details'],
    products: [
      { key: 'album', maxphotos: 24 },
      { key: 'card', maxphotos: 1 },
    ],
  },
  corporate: {
    settings: { allow_downloads: true, allow_downloads_selection_only: true },
    galleries: ['portraits', 'event'],
    products: [{ key: 'retouched', maxphotos: 20 }],
  },
} as const satisfies Record<string, Example>;

export type ExampleId = keyof typeof PRESET_EXAMPLES;
export const EXAMPLE_IDS = Object.keys(PRESET_EXAMPLES) as ExampleId[];

/** Whether a name is that of an example. */
export const isExample = (name: string): name is ExampleId => Object.hasOwn(PRESET_EXAMPLES, name);
