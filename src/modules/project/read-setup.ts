import { asSystem } from '@/core/db/local-api';
import { listGalleryNames } from '@/modules/project/queries/galleries-repo';
import { listProductRules } from '@/modules/project/queries/products-repo';
import { PRESET_SETTINGS, type PresetParts } from '@/modules/project/rules/presets';

/** The part of a project that can be copied: without its date, people and photographs. */
export type Setup = Omit<PresetParts, 'name'>;

/** Returns a project's setup; null if it does not exist. */
export async function readSetup(eventId: string): Promise<Setup | null> {
  const row = await asSystem('the caller has entered this project').byId('events', eventId);
  if (!row) return null;
  const [galleries, products] = await Promise.all([listGalleryNames(eventId), listProductRules(eventId)]);
  const place = (id: string | null) => products.findIndex((product) => product.id === id);
  const kept = PRESET_SETTINGS.filter((name) => row[name] != null);
  return {
    settings: Object.fromEntries(kept.map((name) => [name, row[name]])),
    galleries,
    // Days belong to this project alone.
    products: products.map(({ name, minphotos, maxphotos, extra_price, among, from_favourites }) => ({
      name,
      minphotos,
      maxphotos,
      ...(extra_price ? { extra_price } : {}),
      ...(from_favourites ? { from_favourites } : {}),
      ...(place(among) >= 0 ? { among: place(among) } : {}),
    })),
  };
}
