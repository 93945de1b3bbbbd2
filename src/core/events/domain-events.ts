import { z } from 'zod';
import { DOWNLOAD_SCOPES } from '@/core/constants';
import { UPLOAD_RESOLUTIONS } from '../photo/photo-sizes';

const id = z.uuid();
const time = z.iso.datetime();
const project = z.object({ id, name: z.string() });

/**
 * The domain events of an account and their data: ids, names of projects and numbers, never a person's name, address or
 * text, so that a delivery log holds nothing personal. Only ever add to it.
 */
export const DOMAIN_EVENTS = {
  'project.created': z.object({ project }),
  'project.published': z.object({ project }),
  'project.closed': z.object({ project }),
  /** The photographer began to edit the selected photographs. */
  'project.editing': z.object({ project }),
  'project.delivered': z.object({ project }),
  /** A person's first visit; `source` is the way: a code, a personal link, the public page. */
  'client.entered': z.object({
    project,
    grant: id,
    role: z.enum(['guest', 'client']),
    source: z.string(),
  }),
  /** Rendered in all sizes for the first time, or as the new edit of an earlier one. */
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
  /** `project` is null for a review written on the photographer's site. */
  'review.created': z.object({
    project: project.nullable(),
    review: z.object({ id, rating: z.int().min(1).max(5) }),
  }),
  /** A visitor of the photographer's site sent an inquiry. */
  'inquiry.received': z.object({ inquiry: z.object({ id, day: z.iso.date().nullable() }) }),
} as const satisfies Record<string, z.ZodObject>;

/** The name of a domain event. */
export type DomainEventName = keyof typeof DOMAIN_EVENTS;

/** The data of a domain event. */
export type DomainEventData<N extends DomainEventName = DomainEventName> = z.infer<(typeof DOMAIN_EVENTS)[N]>;

/** A domain event as listeners and webhooks receive it. */
export interface DomainEvent<N extends DomainEventName = DomainEventName> {
  /** One per event; the same in a repeated delivery. */
  id: string;
  name: N;
  account: string;
  /** When, ISO 8601 UTC. */
  at: string;
  data: DomainEventData<N>;
}

/** Any domain event, of the core or a feature: features' names are known at run time only. */
export interface AnyDomainEvent extends Omit<DomainEvent, 'name' | 'data'> {
  name: string;
  data: Record<string, unknown>;
}

export const DOMAIN_EVENT_NAMES = Object.keys(DOMAIN_EVENTS) as DomainEventName[];

/** Whether a domain event of the core has this name. */
export const isDomainEvent = (name: string): name is DomainEventName => Object.hasOwn(DOMAIN_EVENTS, name);
