import { writeAutoCovers } from '@media/lists/queries/auto-cover';
import type { GrantRole } from '@/core/access/roles';
import { hashToken } from '@/core/crypto';
import type { Sql } from '@/core/db/pool';
import { errorOf } from '@/core/errors/decision';
import { KeepersError } from '@/core/errors/errors';
import { emit } from '@/core/events/emit';
import { sendsMail } from '@/core/mail/sends-mail';
import { openNow } from '@/modules/access/open-now';
import type { EventRow } from '@/modules/access/queries';
import { homeOf } from '@/modules/people/person-input';
import {
  type ClientRow,
  countRefusals,
  insertPlace,
  lockPlaceOf,
  newPlaceId,
  type PlaceRow,
  setDownloads,
  setPublished,
  setRole,
} from '@/modules/people/queries/invitations-repo';
import { decideMail } from '@/modules/people/rules/people';
import { linkToken } from './personal-link';

/**
 * Returns the default country of numbers without a country code: the account's, else that of the project's language.
 */
export async function homeCountry(
  sql: Sql,
  event: Pick<EventRow, 'account_id' | 'locale'>,
): Promise<string | null> {
  return (await homeOf(sql, event.account_id)) ?? (event.locale === 'he' ? 'IL' : null);
}

/** What a personal link lets its person do. */
export interface Rights {
  role: GrantRole;
  /** Download every photograph, whatever the project's switches and its selection say. */
  downloads?: boolean;
}

/**
 * Returns a client's valid invitation to a project, creating it if needed. Idempotent, except that an invitation with more
 * rights than the existing one adds them: a guest becomes a client, a viewer may download. The caller must hold a lock on the client's row.
 */
export async function takePlace(
  sql: Sql,
  event: EventRow,
  client: ClientRow,
  { role, downloads = false }: Rights,
): Promise<PlaceRow & { made: boolean }> {
  const known = await lockPlaceOf(sql, event.id, client.id);
  if (known) {
    if (role === 'client' && known.role === 'guest') await setRole(sql, known.id, role);
    if (downloads && !known.downloads) await setDownloads(sql, known.id, true);
    return {
      ...known,
      client,
      role: role === 'client' ? role : known.role,
      downloads: downloads || known.downloads,
      made: false,
    };
  }
  const id = newPlaceId();
  const tokenHash = hashToken(linkToken(id, 0));
  await insertPlace(sql, {
    id,
    account: event.account_id,
    event: event.id,
    client: client.id,
    role,
    downloads,
    tokenHash,
  });
  const nothing = {
    sent_at: null,
    shared_at: null,
    reminded_at: null,
    opened_at: null,
    revoked_at: null,
    mail_state: null,
  };
  return {
    id,
    role,
    downloads,
    token_hash: tokenHash,
    link_number: 0,
    ...nothing,
    created_at: new Date(),
    picks: 0,
    client,
    made: true,
  };
}

/** Throws PROJECT_EXPIRED or PROJECT_NOT_OPEN if a link to the project would not open it even after publishing. */
export function requireInvitable(event: EventRow): void {
  const open = openNow({ ...event, published_at: event.published_at ?? new Date() });
  if (!open.allowed) throw errorOf(open);
}

/** Publishes a draft when its first link is sent, since the link must open something. */
export async function publishDraft(sql: Sql, event: EventRow): Promise<void> {
  if (event.published_at) return;
  const project = { id: event.id, name: event.name };
  if (!(await setPublished(sql, event.id))) return;
  await writeAutoCovers(sql, { quiet: 0, limit: 1, project: event.id });
  await emit(sql, 'project.published', event.account_id, { project });
}

/**
 * Publishes a draft for an invitation by mail. Without a mail server the message stays in the outbox and opens nothing for
 * anyone: the project stays a draft until a link is handed out, or it is published.
 */
export async function publishForMail(sql: Sql, event: EventRow): Promise<void> {
  if (sendsMail()) await publishDraft(sql, event);
}

/** Returns the client, with an address that can be mailed. Throws CLIENT_EMAIL_MISSING, TOO_MANY_MAIL_ERRORS. */
export async function requireMailable(
  sql: Sql,
  account: string,
  client: ClientRow,
): Promise<ClientRow & { email: string }> {
  const { email } = client;
  const refusals = email ? ((await countRefusals(sql, account, [email])).get(email.toLowerCase()) ?? 0) : 0;
  const decision = decideMail({ email, refusals });
  if (!decision.allowed) throw errorOf(decision);
  if (!email) throw new KeepersError('CLIENT_EMAIL_MISSING');
  return { ...client, email };
}
