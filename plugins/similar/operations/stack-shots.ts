import { createHash } from 'node:crypto';
import { enqueue } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import type { FindStacks } from '@plugins/kit/server/internal';
import { stackSimilar } from '../rules/similar-shots';
import { settings } from '../settings';

/** The job that measures a gallery's older photographs; named here so that stacking does not load its code. */
export const MEASURE = { id: 'similar.measure' } as const;

/**
 * Returns the stacks of a list, as positions in it. Enqueues the measuring of photographs without a likeness: they are
 * stacked next time.
 */
export const stackShots: FindStacks = async ({ account, gallery, photographs }) => {
  const { stacks } = await settings.read(account);
  if (!stacks) return [];
  const list = await photographs();
  if (list.some(({ likeness, state }) => likeness === null && state === 'ready'))
    await enqueue(pool(), MEASURE, { gallery }, { id: onceADay(gallery) });
  return stackSimilar(
    list.map((one) => ({
      capturedAt: one.captured_at,
      camera: one.camera,
      nameKey: one.name_key ?? '',
      likeness: one.likeness,
      sharpness: one.sharpness,
      aside: one.hidden || one.state !== 'ready',
    })),
  );
};

/** Returns the job's id: at most one job per gallery and day. */
function onceADay(gallery: string): string {
  const day = new Date().toISOString().slice(0, 10);
  const hex = createHash('sha256').update(`${MEASURE.id} ${gallery} ${day}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
