/** Why a photograph that a program no longer has stays. */
export type KeptWhy = 'off' | 'picked' | 'ordered' | 'many';

/** Up to this many files at once are trashed without a question … */
const FEW = 10;
/** … and up to this share of the gallery. */
const SHARE = 0.2;

/** Whether so many at once look like a lost disk rather than like a choice: more than a few, and more than a fifth. */
export const looksLost = (gone: number, total: number): boolean => gone > FEW && gone > SHARE * total;

/** A photograph that a program no longer has. */
export interface GonePhoto {
  id: string;
  picked: boolean;
  ordered: boolean;
}

/** What holds for the gallery and the request. */
export interface GoneFacts {
  /** The project removes what a synchronized folder no longer has. */
  allowed: boolean;
  /** A person confirmed it for these photographs. */
  confirmed: boolean;
  /** Photographs in the gallery. */
  total: number;
}

/** Decides which photographs go to the trash, and why the others stay. */
export function decideGone(
  photos: readonly GonePhoto[],
  { allowed, confirmed, total }: GoneFacts,
): { trash: string[]; kept: { id: string; why: KeptWhy }[] } {
  const lost = looksLost(photos.length, total);
  const why = (photo: GonePhoto): KeptWhy | null => {
    if (!allowed) return 'off';
    if (confirmed) return null;
    if (photo.picked) return 'picked';
    if (photo.ordered) return 'ordered';
    return lost ? 'many' : null;
  };
  const trash: string[] = [];
  const kept: { id: string; why: KeptWhy }[] = [];
  for (const photo of photos) {
    const reason = why(photo);
    if (reason) kept.push({ id: photo.id, why: reason });
    else trash.push(photo.id);
  }
  return { trash, kept };
}
