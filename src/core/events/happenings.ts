import { z } from 'zod';
import { DOWNLOAD_SCOPES } from '@/core/constants';
import { UPLOAD_RESOLUTIONS } from '../photo/photo-sizes';

const id = z.uuid();
const time = z.iso.datetime();
const project = z.object({ id, name: z.string() });

/**
 * What happens in an account that others may want to hear of, and what is said of it. Ids, names of projects and numbers:
 * never a person's name, address or words, so that a log of what was told holds nothing of anybody. Only ever add to it.
 */
export const HAPPENINGS = {
  'project.created': z.object({ project }),
  'project.published': z.object({ project }),
  'project.closed': z.object({ project }),
  /** The photographer began to edit what was chosen. */
  'project.editing': z.object({ project }),
  'project.delivered': z.object({ project }),
  /** Somebody came in for the first time; `source` says how: a code, a personal link, the public page. */
  'client.entered': z.object({
    project,
    grant: id,
    role: z.enum(['guest', 'client']),
    source: z.string(),
  }),
  /** Drawn in all sizes for the first time, or as the new edit of an earlier one. */
  'photograph.ready': z.object({
    project,
    gallery: id,
    photograph: z.object({ id, name: z.string(), version: z.string() }),
  }),
  'selection.completed': z.object({ project, completed_at: time }),
  'selection.reopened': z.object({ project }),
  'download.ordered': z.object({
    project,
    download: z.object({
      id,
      scope: z.enum(DOWNLOAD_SCOPES),
      size: z.enum(UPLOAD_RESOLUTIONS),
      files: z.int(),
    }),
  }),
  /** `project` is null for what a visitor of the photographer's site wrote. */
  'review.created': z.object({
    project: project.nullable(),
    review: z.object({ id, rating: z.int().min(1).max(5) }),
  }),
  /** A visitor of the photographer's site asked something. */
  'inquiry.received': z.object({ inquiry: z.object({ id, day: z.iso.date().nullable() }) }),
} as const satisfies Record<string, z.ZodObject>;

/** The name of something that happens. */
export type HappeningName = keyof typeof HAPPENINGS;

/** What is said of it. */
export type HappeningData<N extends HappeningName = HappeningName> = z.infer<(typeof HAPPENINGS)[N]>;

/** Something that happened, as listeners and webhooks are told it. */
export interface Happening<N extends HappeningName = HappeningName> {
  /** One for each time something happens: told twice, it is the same. */
  id: string;
  name: N;
  account: string;
  /** When, ISO 8601 UTC. */
  at: string;
  data: HappeningData<N>;
}

/** Something that happened, whoever it belongs to: what features name themselves is known at run time alone. */
export interface AnyHappening extends Omit<Happening, 'name' | 'data'> {
  name: string;
  data: Record<string, unknown>;
}

export const HAPPENING_NAMES = Object.keys(HAPPENINGS) as HappeningName[];

/** Whether something of this name can happen. */
export const isHappening = (name: string): name is HappeningName => Object.hasOwn(HAPPENINGS, name);
