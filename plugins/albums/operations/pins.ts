import { KeepersError } from '@plugins/kit/server';
import { pool, transaction } from '@plugins/kit/server/database';
import { personOf } from '@plugins/kit/server/internal';
import { type Authorized, isStaff, takeRate } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { findAlbum, lockAlbum } from '../queries/albums';
import { listProofPhotos } from '../queries/photos';
import { deletePin, insertPin, listPins, type PinRow, setPinResolved } from '../queries/pins';
import { findProof } from '../queries/proofs';
import { sheetsOf } from '../rules/cover';
import { documentSchema } from '../rules/document';
import type { PinView } from '../rules/wire';
import { giveName } from './give-name';

/** Notes of one album. */
const MOST = 500;

/** A note, as a person sends it. */
export interface NewPin {
  /** Chosen by the caller: a retry with the same id adds no second note. */
  id: string;
  round: number;
  spread: string;
  x: number;
  y: number;
  text: string;
  swap_out: string | null;
  swap_in: string | null;
  /** The name of a client without one, who may give it; empty for none. */
  name: string;
  locale: 'en' | 'he';
}

/** Whether a person wrote a note: their grant's, or as a user of the studio. */
export const isMine = ({ viewer }: Authorized, pin: Pick<PinRow, 'grant' | 'user' | 'by_studio'>): boolean =>
  pin.by_studio
    ? isStaff(viewer.role) && pin.user !== null && pin.user === viewer.user?.id
    : viewer.grant !== null && pin.grant === viewer.grant.id;

/** Returns an album's notes for a person. */
export async function readPins(entered: Authorized, album: string): Promise<PinView[]> {
  return (await listPins(pool(), album)).map((pin) => ({
    ...{ id: pin.id, round: pin.round, spread: pin.spread, x: pin.x, y: pin.y, text: pin.text ?? '' },
    ...{ swap_out: pin.swap_out, swap_in: pin.swap_in, studio: pin.by_studio, name: pin.name },
    ...{ mine: isMine(entered, pin), resolved: pin.resolved, at: pin.created_at.toISOString() },
  }));
}

/**
 * Adds a note to a spread of the last proof. Throws NOT_FOUND for another project's album or photographs, an unknown spread,
 * a photograph to exchange that is not on it and a wanted one that is no pick, RATE_REACHED, and REFUSED after approval, for
 * an earlier proof, and beyond the most notes. A client without a name may give one, which all their notes have.
 */
export async function addPin(entered: Authorized, album: string, pin: NewPin): Promise<PinView[]> {
  const { event, viewer } = entered;
  const t = translator(pin.locale);
  await takeRate('comment', personOf(viewer) ?? '');
  const medias = [pin.swap_out, pin.swap_in].filter((one) => one !== null);
  const seen = await listProofPhotos(pool(), { event: event.id, staff: isStaff(viewer.role), ids: medias });
  const unknown = medias.some((media) => !seen.some(({ id }) => id === media));
  const picked = pin.swap_in === null || seen.some(({ id, picked: chosen }) => chosen && id === pin.swap_in);
  if (unknown || !picked) throw new KeepersError('NOT_FOUND');
  await transaction(async (sql) => {
    const found = await lockAlbum(sql, { event: event.id, id: album });
    const proof = found && (await findProof(sql, { album, round: found.round }));
    if (!found || !proof) throw new KeepersError('NOT_FOUND');
    const refuse = (key: 'approved' | 'round' | 'many') => {
      throw new KeepersError('REFUSED', { reason: t(`albums.refused.${key}`) });
    };
    if (found.state === 'approved') refuse('approved');
    if (found.round !== pin.round) refuse('round');
    const sheets = sheetsOf(documentSchema.parse(proof.document));
    const spread = sheets.find((one) => one.spread.id === pin.spread)?.spread;
    const placed = pin.swap_out === null || spread?.frames.some(({ media }) => media === pin.swap_out);
    if (!spread || !placed) throw new KeepersError('NOT_FOUND');
    if ((await listPins(sql, album)).length >= MOST) refuse('many');
    const studio = isStaff(viewer.role);
    await insertPin(sql, {
      ...{ id: pin.id, account: event.account_id, event: event.id, album, round: pin.round },
      ...{ spread: pin.spread, x: pin.x, y: pin.y, text: pin.text },
      ...{ swapOut: pin.swap_out, swapIn: pin.swap_in, byStudio: studio },
      grant: studio ? null : (viewer.grant?.id ?? null),
      user: studio ? (viewer.user?.id ?? null) : null,
    });
  });
  await giveName(entered, pin.name);
  return readPins(entered, album);
}

/** Deletes a note: the caller's own, or any for the studio; idempotent. Throws NOT_FOUND. */
export async function removePin(entered: Authorized, album: string, id: string): Promise<PinView[]> {
  if (!(await findAlbum(pool(), { event: entered.event.id, id: album }))) throw new KeepersError('NOT_FOUND');
  const pin = (await listPins(pool(), album)).find((one) => one.id === id);
  if (pin && !isMine(entered, pin) && !isStaff(entered.viewer.role)) throw new KeepersError('NOT_FOUND');
  await deletePin(pool(), { album, id });
  return readPins(entered, album);
}

/** Marks a note as resolved, or opens it again. Throws NOT_FOUND. */
export async function resolvePin(
  entered: Authorized,
  album: string,
  { pin: id, resolved }: { pin: string; resolved: boolean },
): Promise<void> {
  if (!(await findAlbum(pool(), { event: entered.event.id, id: album }))) throw new KeepersError('NOT_FOUND');
  if (!(await setPinResolved(pool(), { album, id, resolved }))) throw new KeepersError('NOT_FOUND');
}
