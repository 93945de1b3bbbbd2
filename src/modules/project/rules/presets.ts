import { z } from 'zod';
import { EVENT_TEXT_MAX, eventOptionsSchema } from './event-options';
import { productItems } from './product-rules';

/** Presets one account keeps. */
export const PRESETS_MOST = 50;
/** Galleries and products one preset has. */
const PARTS_MOST = 30;

const { language: _its, selection_password: _own, expires_at: _day, ...options } = eventOptionsSchema.shape;
const kept = z.strictObject({ ...options, brand: z.uuid() }).partial();
/** Names of the settings a preset may hold: what does not belong to one day and its people. */
export const PRESET_SETTINGS = Object.keys(kept.shape) as (keyof z.infer<typeof kept>)[];

/** The parts of a preset that can be changed, each on its own. */
export const presetSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** Only what is said is set; a partial schema of defaults would say everything. */
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

/** How one kind of shoot is set up. */
export type PresetParts = z.infer<typeof presetSchema>;

interface Example {
  settings: PresetParts['settings'];
  /** Keys of their words in the message files, so that each language has its own. */
  galleries: readonly string[];
  products: readonly { key: string; maxphotos: number | null }[];
}

/** What everybody may begin with. */
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

/** True for the name of an example. */
export const isExample = (name: string): name is ExampleId => Object.hasOwn(PRESET_EXAMPLES, name);
