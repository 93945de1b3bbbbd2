import { allow } from '@/access/table';
import type { StudioPerson } from './enter-studio';
import { countTrash, listTrash, listTrashParts, listTrashPhotos, type TrashTable } from './trash-repo';

/** What may be brought back by whoever may delete it. */
const WANTS = {
  events: 'project.delete',
  galleries: 'gallery.delete',
  products: 'project.update',
  media: 'media.delete',
} as const satisfies Record<TrashTable, string>;

type Person = Pick<StudioPerson, 'role' | 'account'>;

const mayRestore = ({ role }: Person, table: TrashTable) => allow(role, WANTS[table]) !== 'none';

/** Kinds of things this person may bring back; none where the trash is not theirs to open. */
export const trashOf = (person: Person): TrashTable[] =>
  (Object.keys(WANTS) as TrashTable[]).filter((table) => mayRestore(person, table));

/** How many things wait in the trash for this person. */
export const countTrashFor = (person: Person): Promise<number> => countTrash(person.account, trashOf(person));

/** What this person may bring back: projects, galleries and products, photographs by project. */
export async function readTrash(person: Person) {
  const { account } = person;
  const [projects, parts, photos] = await Promise.all([
    mayRestore(person, 'events') ? listTrash(account) : [],
    listTrashParts(account),
    mayRestore(person, 'media') ? listTrashPhotos(account) : [],
  ]);
  return { projects, parts: parts.filter(({ kind }) => mayRestore(person, kind)), photos };
}
