import { KeepersError } from '@plugins/kit/server';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { pictureAddress, pictureToken } from '@plugins/kit/server/photographs';
import { translator } from '@plugins/kit/server/texts';
import { approvedMails, proofMails } from '../emails/proof-mails';
import { lockAlbum } from '../queries/albums';
import { listProofPhotos } from '../queries/photos';
import * as stored from '../queries/proofs';
import { changesSince } from '../rules/changes';
import { eachSpread } from '../rules/cover';
import { type Spread, usedIn } from '../rules/document';
import { swappedIn } from '../rules/swap';
import type { ProofView } from '../rules/wire';
import { giveName, isNameless } from './give-name';
import { documentOf, requireAlbum } from './manage-albums';
import { readPins } from './pins';
import { albumPhoto } from './read-photos';

/**
 * Sends the saved document to the project's clients as the next proof, with a mail to each. Returns its round and how
 * many mails were sent. Throws NOT_FOUND, and REFUSED for an album without photographs.
 */
export async function sendProof(
  entered: Authorized,
  id: string,
  { note, closesOn, locale }: { note: string; closesOn: string | null; locale: 'en' | 'he' },
): Promise<{ round: number; mails: number }> {
  const { event } = entered;
  return transaction(async (sql) => {
    const album = await requireAlbum(entered, id, lockAlbum, sql);
    const document = documentOf(album.document);
    if (usedIn({ spreads: document.spreads }).length === 0) {
      const reason = translator(locale)('albums.refused.empty');
      throw new KeepersError('REFUSED', { reason });
    }
    const round = album.round + 1;
    const kept = { id: uuidv7(), account: event.account_id, album: id, round, document, note: note || null };
    await stored.insertVersion(sql, kept);
    await stored.setProof(sql, { id, round, closesOn });
    const mails = await proofMails(sql, event, { album: id, name: album.name, round, note, closesOn });
    return { round, mails };
  });
}

/** Returns the last proof of an album for a client: as it was sent, without what is hidden from them. Throws NOT_FOUND. */
export async function readProof(entered: Authorized, id: string): Promise<ProofView> {
  const { event, viewer } = entered;
  const album = await requireAlbum(entered, id);
  const proof =
    album.round > 0 ? await stored.findProof(pool(), { album: id, round: album.round }) : undefined;
  if (!proof) throw new KeepersError('NOT_FOUND');
  const document = documentOf(proof.document);
  const former =
    album.round > 1 ? await stored.findProof(pool(), { album: id, round: album.round - 1 }) : undefined;
  const changes = former ? changesSince(documentOf(former.document), document) : null;
  const was = (changes ?? []).flatMap(({ before }) => before ?? []);
  const pins = await readPins(entered, id);
  const ids = [...new Set([...usedIn(document), ...usedIn({ spreads: was }), ...swappedIn(pins)])];
  const rows = await listProofPhotos(pool(), { event: event.id, staff: isStaff(viewer.role), ids });
  const token = pictureToken(event.id, viewer);
  const photos = rows.map((row) => {
    const { id: media, name, version, width, height, picked, focal } = albumPhoto(row);
    const address = (size: 's600' | 'big') =>
      version ? pictureAddress(event.id, media, version, size, token) : '';
    return { id: media, name, width, height, picked, focal, src: address('s600'), large: address('big') };
  });
  // A frame of what is withdrawn or in the trash is empty: its id is not the client's either.
  const seen = new Set(photos.map(({ id: media }) => media));
  const cleared = (spread: Spread): Spread => ({
    ...spread,
    frames: spread.frames.map((frame) =>
      frame.media && !seen.has(frame.media) ? { ...frame, media: null } : frame,
    ),
  });
  const { name, state, round, closes_on, approved_at, approved_by } = album;
  return {
    ...{ id, name, state: state === 'approved' ? 'approved' : 'proof', round, closes_on, approved_by },
    approved_at: approved_at?.toISOString() ?? null,
    ...{
      note: proof.note,
      document: eachSpread(document, cleared),
      photos,
      pins,
      staff: isStaff(viewer.role),
      nameless: isNameless(viewer),
    },
    changes: changes?.map(({ spread, before }) => ({ spread, before: before && cleared(before) })) ?? null,
  };
}

/**
 * Approves the proof of this round (its approval stays until the next one is sent), or (the studio alone) takes an approval
 * back; idempotent. A client without a name gives one (`name`), which is theirs from then on. Throws NOT_FOUND, FORBIDDEN,
 * RATE_REACHED, REFUSED where a newer proof was sent, and INVALID_INPUT (`name`) for an approval without any name.
 */
export async function approveProof(
  entered: Authorized,
  id: string,
  {
    round,
    approved,
    name: given,
    locale,
  }: { round: number; approved: boolean; name: string; locale: 'en' | 'he' },
): Promise<void> {
  const { event, viewer } = entered;
  const staff = isStaff(viewer.role);
  if (!approved && !staff) throw new KeepersError('FORBIDDEN');
  const t = translator(locale);
  const name = viewer.name || (staff ? t('albums.studio') : given);
  await transaction(async (sql) => {
    const album = await requireAlbum(entered, id, lockAlbum, sql);
    if (album.round === 0) throw new KeepersError('NOT_FOUND');
    if (album.round !== round) throw new KeepersError('REFUSED', { reason: t('albums.refused.round') });
    if ((album.state === 'approved') === approved) return;
    if (!name) throw new KeepersError('INVALID_INPUT', {}, { name: 'blank' });
    await stored.setApproved(sql, {
      id,
      by: approved ? name : null,
      grant: approved ? (viewer.grant?.id ?? null) : null,
    });
    if (approved && !staff) await approvedMails(sql, event, { album: id, name: album.name, by: name });
  });
  if (approved) await giveName(entered, given);
}
