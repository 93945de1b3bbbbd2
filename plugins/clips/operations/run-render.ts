import { pool, transaction } from '@plugins/kit/server/database';
import { storage } from '@plugins/kit/server/photographs';
import { mailReady } from '../emails/ready-mail';
import { claimRun, failRun, finishRun, noteProgress } from '../queries/runs';
import type { StoredFilm } from '../wire';
import { clipPrefix } from './film-keys';
import { type FilmWork, makeFilmFiles } from './make-film';

/** A run that ends in a fault is tried once more. */
export const TRIES = 2;

export interface RenderJob {
  run: string;
  user: string | null;
  draft: boolean;
}

/**
 * Makes the film of a run, storing its progress each second, and ends when the run was cancelled. A fault is tried once more; then
 * the clip is shown as failed. Throws for the queue, so that it retries.
 */
export async function runRender(
  { run, user, draft }: RenderJob,
  signal: AbortSignal,
  started?: FilmWork['started'],
): Promise<void> {
  const claimed = await claimRun(pool(), run);
  if (!claimed) return;
  if (claimed.tries > TRIES) {
    await failRun(pool(), run, { failure: 'fault', again: false });
    return;
  }
  const cancelled = new AbortController();
  const work: FilmWork = {
    event: claimed.event_id,
    clip: claimed.id,
    draft,
    said: progressOf(run, cancelled),
    signal: AbortSignal.any([signal, cancelled.signal]),
  };
  let film: StoredFilm;
  try {
    film = await makeFilmFiles(started ? { ...work, started } : work);
  } catch (error) {
    if (cancelled.signal.aborted) return;
    const again = claimed.tries < TRIES;
    await failRun(pool(), run, { failure: 'fault', again });
    const words = error instanceof Error ? error.message : String(error);
    console.error(`The film of clip ${claimed.id} failed (try ${claimed.tries} of ${TRIES}): ${words}`);
    if (again) throw error;
    return;
  }
  await settle(run, film, user);
}

async function settle(run: string, film: StoredFilm, user: string | null): Promise<void> {
  const done = await transaction(async (sql) => {
    const finished = await finishRun(sql, run, film);
    if (finished && user) await mailReady(sql, { ...finished, user });
    return finished;
  });
  // The former film's addresses end with it. Where this fails, the sweep removes the files.
  if (done?.former) await storage().removePrefix(`${clipPrefix(done.event_id, done.id)}${done.former}/`);
}

/** Returns a function that stores the progress of a run, and stops it where it was cancelled. */
function progressOf(run: string, cancelled: AbortController): (share: number) => void {
  const began = Date.now();
  let storing = false;
  return (share) => {
    if (storing) return;
    storing = true;
    const spent = (Date.now() - began) / 1000;
    const left = share > 0.02 ? Math.ceil((spent * (1 - share)) / share) : null;
    noteProgress(pool(), run, { progress: Math.floor(share * 1000), left })
      .then((alive) => {
        if (!alive) cancelled.abort();
      })
      // The database is unreachable: the film goes on, and the next second tries again.
      .catch(() => undefined)
      .finally(() => {
        storing = false;
      });
  };
}
