import { availableParallelism } from 'node:os';
import { renditionKeyOf } from '@media/derive/queries';
import { versionOf } from '@media/rules/picture-version';
import { z } from 'zod';
import { randomToken } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import { enqueue } from '@/core/jobs/boss';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/**
 * One rendering of one photograph. The version is chosen here, before the first try, so that a retried job writes the
 * same files; the hash names the bytes, so that a job of replaced bytes does nothing.
 */
export const deriveInput = z.object({
  media: z.string(),
  sha256: z.string(),
  version: z.string(),
  step: z.enum(['thumbnails', 'large']),
  /** The version shown before, whose pictures are deleted when this one is ready. */
  previous: z.string().nullable(),
});

export type DeriveInput = z.infer<typeof deriveInput>;

/** Renders a photograph: tiles of all waiting photographs come before any large sizes. */
export const mediaDerive = defineJob({
  id: 'media.derive',
  input: deriveInput,
  // One photograph a core: each is worked on by one thread.
  concurrency: availableParallelism(),
  retryLimit: 5,
  expireInSeconds: 300,
  handler: async () => ({ run: (await import('@media/derive/operations/derive-photo')).derivePhoto }),
});

/** Finishes interrupted uploads: every five minutes, and when a worker starts. */
export const uploadsSweep = defineJob({
  id: 'uploads.sweep',
  input: z.object({}),
  cron: '*/5 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => (await import('@media/upload/operations/sweep-uploads')).sweepUploads(),
  }),
});

/** Renders what waits in one project: its watermark, size or care has changed. */
const mediaRedraw = defineJob({
  id: 'media.redraw',
  input: z.object({ event: z.string() }),
  handler: async () => ({
    run: async ({ event }) => (await import('@media/derive/operations/render-missing')).renderMissing(event),
  }),
});

/** Deletes files that no row refers to: every night. */
const storageSweep = defineJob({
  id: 'storage.sweep',
  input: z.object({}),
  cron: '17 3 * * *',
  retryLimit: 0,
  expireInSeconds: 4 * 3600,
  handler: async () => ({
    run: async () => {
      const removed = await (await import('@media/storage/operations/sweep-storage')).sweepStorage();
      const { keepFact } = await import('@media/storage/queries');
      await keepFact('storage:swept', { at: new Date().toISOString(), removed });
      if (removed > 0) console.log(`Storage sweep: removed ${removed} files without a row`);
    },
  }),
});

/** Counts the bytes of rendered sizes, for operators: every night, and on request. */
const storageMeasure = defineJob({
  id: 'storage.measure',
  input: z.object({}),
  cron: '47 4 * * *',
  retryLimit: 0,
  expireInSeconds: 4 * 3600,
  handler: async () => ({
    run: async () => {
      await (await import('@media/storage/operations/measure-storage')).measureStorage();
    },
  }),
});

/** The jobs of photographs. */
export const mediaJobs: JobDefinition[] = [
  mediaDerive,
  mediaRedraw,
  uploadsSweep,
  storageSweep,
  storageMeasure,
];

/**
 * Tiles of new uploads come first, then large sizes, then renderings after a changed setting; forgotten ones (without a
 * job) come last, after everything a person waits for.
 */
const PRIORITY = { thumbnails: 20, large: 10, redraw: 5, forgotten: 0 } as const;

/**
 * Enqueues the rendering of a photograph from its original with its project's settings, in the caller's transaction.
 */
export async function askToDerive(
  sql: Sql,
  media: { id: string; sha256: string; event_id: string },
  urgency: Exclude<keyof typeof PRIORITY, 'large'> = 'thumbnails',
): Promise<void> {
  const version = versionOf(randomToken(9), await renditionKeyOf(sql, media.event_id));
  const input = { media: media.id, sha256: media.sha256, version, previous: null };
  await enqueue(sql, mediaDerive, { ...input, step: 'thumbnails' }, { priority: PRIORITY[urgency] });
}

/** Enqueues the renderings a project waits for, in the transaction that changed its settings. */
export async function requestRender(sql: Sql, eventId: string): Promise<void> {
  await enqueue(sql, mediaRedraw, { event: eventId });
}

/** Enqueues one step of a rendering. */
export async function askForStep(sql: Sql, input: DeriveInput): Promise<void> {
  await enqueue(sql, mediaDerive, input, { priority: PRIORITY[input.step] });
}
