import { pictureAddress, pictureToken } from '@media/pictures/address';
import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { enterThing } from '@/modules/access/grants/enter-account';
import { findSource, readSourcePhotographs, readSources } from '../queries/photographs';

/** A project whose photographs can be copied. */
export interface SourceProject {
  id: string;
  name: string;
  count: number;
  /** When the client agreed to publication on the site. */
  agreed_at: string | null;
  cover: string | null;
}

/** A photograph of a project that can be chosen. */
export interface SourcePhotograph {
  id: string;
  name: string;
  thumb: string;
  width: number;
  height: number;
}

const PROJECTS = 200;
const PHOTOGRAPHS = 1000;

async function tokenOf(context: RequestContext, event: string): Promise<string> {
  const session = await context.session();
  if (!session) throw new KeepersError('UNAUTHENTICATED');
  const user = { id: session.user.id, name: null, sessionId: session.id };
  return pictureToken(event, { role: 'owner', grant: null, user, name: null });
}

/** Returns the account's projects that have rendered photographs, newest first. */
export async function readProjects(context: RequestContext, account: string): Promise<SourceProject[]> {
  const rows = await readSources(pool(), { account, limit: PROJECTS });
  return Promise.all(
    rows.map(async ({ id, name, count, agreed_at, media, version }) => ({
      id,
      name,
      count,
      agreed_at: agreed_at?.toISOString() ?? null,
      cover: media && version ? pictureAddress(id, media, version, 's300', await tokenOf(context, id)) : null,
    })),
  );
}

/**
 * Returns the rendered photographs of a project, in order, without hidden and withdrawn ones; the caller has authorized the
 * request.
 */
export async function readPhotographs(context: RequestContext, event: string): Promise<SourcePhotograph[]> {
  const token = await tokenOf(context, event);
  const rows = await readSourcePhotographs(pool(), { project: event, limit: PHOTOGRAPHS });
  return rows.map(({ id, name, version, width, height }) => ({
    id,
    name,
    width,
    height,
    thumb: pictureAddress(event, id, version, 's300', token),
  }));
}

/** Authorizes an editor of the site of the project's account. Throws NOT_FOUND for other accounts. */
export const enterSource = (context: RequestContext, id: string) =>
  enterThing(context, id, 'site.edit', (source) => findSource(pool(), source));
