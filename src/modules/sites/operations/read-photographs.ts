import { pictureAddress, pictureToken } from '@media/pictures/address';
import { pool } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { enterThing } from '@/modules/access/grants/enter-account';

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

/** SQL for a photograph of `media m` that a public page may show: rendered, neither hidden nor withdrawn. */
const OPEN = `m.deleted_at is null and m.state = 'ready' and not m.hidden and not m.private and not m.gallery_private`;

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
  const { rows } = await pool().query<{
    id: string;
    name: string;
    count: number;
    agreed_at: Date | null;
    media: string | null;
    version: string | null;
  }>(
    `select e.id, e.name, e.site_consent_at as agreed_at, n.count, c.id as media, c.version
       from events e
       join lateral (select count(*)::int as count from media m where m.event_id = e.id and ${OPEN}) n on n.count > 0
       left join lateral (select m.id, m.version from media m where m.event_id = e.id and ${OPEN}
                           order by (m.id = e.cover_id) desc nulls last, m.position, m.id limit 1) c on true
      where e.account_id = $1 and e.deleted_at is null order by e.created_at desc, e.id desc limit $2`,
    [account, PROJECTS],
  );
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

/** Returns a project with its account, for authorization. */
export async function findSource(
  id: string,
): Promise<{ id: string; account_id: string; name: string } | null> {
  const { rows } = await pool().query<{ id: string; account_id: string; name: string }>(
    'select id, account_id, name from events where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Returns the rendered photographs of a project, in order, without hidden and withdrawn ones; the caller has authorized the
 * request.
 */
export async function readPhotographs(context: RequestContext, event: string): Promise<SourcePhotograph[]> {
  const token = await tokenOf(context, event);
  const { rows } = await pool().query<{
    id: string;
    name: string;
    version: string;
    width: number;
    height: number;
  }>(
    `select m.id, m.name, m.version, m.width::int, m.height::int from media m join galleries g on g.id = m.gallery_id
      where m.event_id = $1 and ${OPEN} order by g.position, m.position, m.id limit $2`,
    [event, PHOTOGRAPHS],
  );
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
  enterThing(context, id, 'site.edit', findSource);
