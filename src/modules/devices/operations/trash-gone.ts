import { trashPhotos } from '@media/operations/trash-photos';
import { uuidv7 } from '@/core/db/uuid';
import { isKeepersError } from '@/core/errors/errors';
import type { Authorized } from '@/modules/access/grants/viewer';
import { orderedIn } from '@/modules/project/presenters/project-shop';
import { findPresent, findSync } from '../queries/photos';
import { dropQuestion, putQuestion, type QuestionRow } from '../queries/questions';
import { decideGone, type KeptWhy } from '../rules/decide-gone';

/** What became of photographs that a program does not have. */
export interface Gone {
  trashed: string[];
  kept: { id: string; why: KeptWhy }[];
}

interface GoneInput {
  gallery: string;
  medias: string[];
  /** A person confirmed it in the program. */
  confirmed: boolean;
  /** A person removed these in the program, rather than that a folder lacks them. */
  chosen: boolean;
}

/**
 * Moves those photographs of a gallery to the trash that a program no longer has, as far as `decideGone` allows. Others
 * stay, and the photographs of other galleries are ignored. Throws NOT_FOUND.
 */
async function trashAllowed(entered: Authorized, input: GoneInput): Promise<Gone> {
  for (let tries = 1; ; tries++) {
    const [present, { total, removes }] = await Promise.all([
      findPresent(input.gallery, input.medias),
      findSync(input.gallery),
    ]);
    const ids = present.map(({ id }) => id);
    const ordered = new Set(await orderedIn(entered.event.id, ids));
    const { trash, kept } = decideGone(
      present.map((photo) => ({ ...photo, ordered: ordered.has(photo.id) })),
      // What a person chose is not mistaken for a lost disk.
      {
        allowed: input.chosen || removes,
        confirmed: input.confirmed,
        total: input.chosen ? Infinity : total,
      },
    );
    if (trash.length === 0) return { trashed: [], kept };
    try {
      const { changed } = await trashPhotos(entered, trash, input.confirmed);
      return { trashed: changed, kept };
    } catch (error) {
      // One of them was picked, or trashed, between the two statements: decide again.
      const again = isKeepersError(error) && ['PICKS_WOULD_BE_LOST', 'NOT_FOUND'].includes(error.code);
      if (!again || tries === 3) throw error;
    }
  }
}

/**
 * The same for what a person removed in the program: neither the project's option nor the number matters, and picked or
 * ordered ones need `confirmed`.
 */
export const trashChosen = (
  entered: Authorized,
  input: Pick<GoneInput, 'gallery' | 'medias' | 'confirmed'>,
): Promise<Gone> => trashAllowed(entered, { ...input, chosen: true });

/**
 * The same for what a synchronized folder no longer has. Those that stay because they are picked, ordered or too many
 * become a question for the photographer; a later list without them withdraws it.
 */
export async function trashGone(
  entered: Authorized,
  input: Pick<GoneInput, 'gallery' | 'medias' | 'confirmed'> & { device: string },
): Promise<Gone> {
  const gone = await trashAllowed(entered, { ...input, chosen: false });
  const medias = gone.kept.filter(({ why }) => why !== 'off').map(({ id }) => id);
  const { event } = entered;
  if (medias.length === 0) await dropQuestion(input.gallery);
  else
    await putQuestion({
      ...{ id: uuidv7(), account: event.account_id, event: event.id },
      ...{ gallery: input.gallery, device: input.device, medias },
    });
  return gone;
}

/** Answers a question: moves its photographs to the trash, or keeps them; either way it is closed. */
export async function answerQuestion(
  entered: Authorized,
  question: QuestionRow,
  trash: boolean,
): Promise<{ trashed: string[] }> {
  const { gallery_id: gallery, medias } = question;
  const { trashed } = trash
    ? await trashChosen(entered, { gallery, medias, confirmed: true })
    : { trashed: [] };
  await dropQuestion(gallery);
  return { trashed };
}
