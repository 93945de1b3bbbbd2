import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enqueue, KeepersError } from '@plugins/kit/server';
import { recordAudit } from '@plugins/kit/server/changes';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import { findEncoder } from '@plugins/kit/server/internal';
import { storage } from '@plugins/kit/server/photographs';
import { translator } from '@plugins/kit/server/texts';
import type { Answer, RequestContext } from '@plugins/kit/server/wire';
import { findBeats } from '../music/find-beats';
import { LONGEST } from '../music/tracks';
import { deleteTrack, findListened, saveTrack, setHeard } from '../queries/tracks';
import { readWav } from '../render/read-wav';
import { toSound } from '../render/to-sound';
import { musicKind } from '../rules/music-kind';
import { trackKey } from './film-keys';
import { sendFile } from './send-file';

/** The job that listens to uploaded music. */
export const LISTEN = { id: 'clips.listen' } as const;

/**
 * Stores uploaded music of an account, whose person confirms to have the right to use it; the confirmation is in the account's history. Its
 * length and beats are found by a job. The same file again is the same track. Throws REFUSED with a reason for another kind of file.
 */
export async function addMusic(
  account: string,
  { bytes, name, locale }: { bytes: Buffer; name: string; locale: 'en' | 'he' },
): Promise<{ id: string }> {
  const format = musicKind(bytes.subarray(0, 16));
  const t = translator(locale);
  if (!format) throw new KeepersError('REFUSED', { reason: t('clips.notice.noMusic') });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage().put(trackKey(account, sha256), bytes, { contentType: 'application/octet-stream' });
  const shown = name.replace(/\.[a-z0-9]{2,4}$/i, '').slice(0, 200) || t('clips.admin.music.unnamed');
  const id = await transaction(async (sql) => {
    const track = { id: uuidv7(), account, name: shown, sha256, format, bytes: bytes.length };
    const stored = await saveTrack(sql, track);
    await recordAudit(sql, 'clips.music_added', { account, subject: shown });
    await enqueue(sql, LISTEN, { track: stored });
    return stored;
  });
  return { id };
}

const TYPES: Record<string, string> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav' };

/** Answers with an uploaded track, to listen to it. Throws NOT_FOUND. */
export async function playMusic(context: RequestContext, id: string): Promise<Answer> {
  const track = await findListened(pool(), id);
  if (!track) throw new KeepersError('NOT_FOUND');
  return sendFile(context, trackKey(track.account, track.sha256), {
    type: TYPES[track.format] ?? 'application/octet-stream',
    etag: `"${track.sha256.slice(0, 32)}"`,
    name: null,
  });
}

/** Removes an account's track from the choice; clips that have it keep their films. Throws NOT_FOUND. */
export async function removeMusic(account: string, id: string): Promise<{ id: string }> {
  if (!(await deleteTrack(pool(), account, id))) throw new KeepersError('NOT_FOUND');
  return { id };
}

/** Finds length and beats of a track; one that cannot be decoded is removed from the choice. */
export async function hearMusic(id: string, signal: AbortSignal): Promise<void> {
  const track = await findListened(pool(), id);
  const program = await findEncoder();
  if (!track || !program) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'keepers-music-'));
  try {
    const key = trackKey(track.account, track.sha256);
    const wav = await toSound({ key, format: track.format, program, folder, seconds: LONGEST, signal }).catch(
      () => null,
    );
    if (!wav) {
      await deleteTrack(pool(), track.account, id);
      return;
    }
    const { left, right, rate } = readWav(await readFile(wav));
    const mono = left.map((value, at) => (value + (right[at] as number)) / 2);
    await setHeard(pool(), id, { length: mono.length / rate, beats: findBeats(mono, rate) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
