import { type FeatureTrashItem, featureTrash } from '@/core/features/feature-trash';
import type { Locale } from '@/core/i18n/locale';
import type { StudioPerson } from '@/modules/access/enter-studio';
import { allow } from '@/modules/access/table';
import { countTrash, listTrash, listTrashParts, listTrashPhotos, type TrashTable } from './trash-repo';

/** The permission that restoring each kind requires: that of deleting it. */
const WANTS = {
  events: 'project.delete',
  galleries: 'gallery.delete',
  products: 'project.update',
  media: 'photo.delete',
} as const satisfies Record<TrashTable, string>;

type Person = Pick<StudioPerson, 'role' | 'account'>;

const mayRestore = ({ role }: Person, table: TrashTable) => allow(role, WANTS[table]) !== 'none';

/** Returns the kinds of things this person may restore; none without access to the trash. */
export const trashOf = (person: Person): TrashTable[] =>
  (Object.keys(WANTS) as TrashTable[]).filter((table) => mayRestore(person, table));

/** Returns the features whose things this person may restore. */
const featuresOf = ({ role }: Person) =>
  featureTrash().filter(([, { permission }]) => allow(role, permission) !== 'none');

/** Whether this person could restore anything. */
export const hasTrash = (person: Person): boolean =>
  trashOf(person).length > 0 || featuresOf(person).length > 0;

/** Returns how many things in the trash this person may restore. */
export async function countTrashFor(person: Person): Promise<number> {
  const counts = await Promise.all([
    countTrash(person.account, trashOf(person)),
    ...featuresOf(person).map(([, { count }]) => count(person.account)),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Things of one feature, under the message key of their heading. */
interface TrashOfFeature {
  feature: string;
  label: string;
  items: FeatureTrashItem[];
}

/** Returns the things of features that this person may restore. */
async function readFeatures(person: Person, locale: Locale): Promise<TrashOfFeature[]> {
  const found = await Promise.all(
    featuresOf(person).map(async ([feature, { label, list }]) => ({
      feature,
      label,
      items: await list(person.account, locale),
    })),
  );
  return found.filter(({ items }) => items.length > 0);
}

/**
 * Returns what this person may restore: projects, galleries and products, photographs by project, things of features.
 */
export async function readTrash(person: Person, locale: Locale = 'en') {
  const { account } = person;
  const [projects, parts, photos, features] = await Promise.all([
    mayRestore(person, 'events') ? listTrash(account) : [],
    listTrashParts(account),
    mayRestore(person, 'media') ? listTrashPhotos(account) : [],
    readFeatures(person, locale),
  ]);
  return { projects, parts: parts.filter(({ kind }) => mayRestore(person, kind)), photos, features };
}
