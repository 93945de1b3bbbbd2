import { type Sql, transaction } from '@/core/db/pool';
import { errorOf } from '@/core/errors/decision';
import { type ErrorCode, KeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import type { Authorized } from '@/modules/access/grants/viewer';
import { openNow } from '@/modules/access/open-now';
import { allow } from '@/modules/access/table';
import { type MessageInput, messageInput, problemsOfOnce } from '@/modules/people/invitations/input';
import { mailLetter, tokenOf } from '@/modules/people/invitations/personal-link';
import { publishForMail, requireInvitable } from '@/modules/people/invitations/places';
import {
  countRefusals,
  lockPlaces,
  markGone,
  type PlaceRow,
} from '@/modules/people/queries/invitations-repo';
import {
  decideMail,
  isAddressed,
  isUnsent,
  missingDetails,
  personState,
  takesReminders,
} from '@/modules/people/rules/people';

/** A person who was not mailed, and why. */
export interface Skipped {
  id: string;
  name: string;
  email: string | null;
  code: ErrorCode;
}

/**
 * Minutes during which an audience member is not mailed again, so that two users who press the same button send once.
 */
const AGAIN_AFTER_MINUTES = 10;

const isInvitation = (kind: string) => kind === 'invitation' || kind === 'invitation_guest';

function wroteLately({ sent_at, reminded_at }: PlaceRow): boolean {
  const last = Math.max(sent_at?.getTime() ?? 0, reminded_at?.getTime() ?? 0);
  return Date.now() - last < AGAIN_AFTER_MINUTES * 60_000;
}

/**
 * Mails participants of a project, chosen ones or an audience, each in their language with their own link. Participants
 * who cannot be mailed are skipped and returned; if only one was chosen, the reason is thrown. Guests get no reminder: an
 * audience omits them, and a chosen one is invalid. Invitations publish a draft, unless no mail can be sent. Throws FORBIDDEN, INVALID_INPUT, NOT_FOUND, PROJECT_EXPIRED, PROJECT_NOT_OPEN, RATE_REACHED.
 */
export async function sendMessages(
  { event, viewer }: Authorized,
  input: MessageInput,
): Promise<{ sent: number; skipped: Skipped[] }> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  const { kind, people, audience, words, without_details } = parseInput(messageInput, input);
  const problems = problemsOfOnce(words);
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  if (!people && !audience) throw new KeepersError('INVALID_INPUT', {}, { audience: 'blank' });
  if (isInvitation(kind)) requireInvitable(event);
  else {
    const open = openNow(event);
    if (!open.allowed) throw errorOf(open);
  }
  return transaction(async (sql) => {
    const found = await addressed(sql, event.id, people, audience, event.printselectiondone);
    if (people && found.length < new Set(people).size) throw new KeepersError('NOT_FOUND');
    const places = found.filter(({ role }) => kind !== 'reminder' || takesReminders(role));
    if (people && places.length < found.length)
      throw new KeepersError('INVALID_INPUT', {}, { people: 'invalid' });
    const refusals = await countRefusals(
      sql,
      event.account_id,
      places.flatMap(({ client }) => client.email ?? []),
    );
    const skipped: Skipped[] = [];
    let sent = 0;
    for (const place of places) {
      const { client } = place;
      const code = whyNot(place, refusals.get(client.email?.toLowerCase() ?? '') ?? 0, without_details);
      if (code && people?.length === 1) throw new KeepersError(code as 'CLIENT_EMAIL_MISSING');
      if (code || !client.email) {
        skipped.push({
          id: place.id,
          name: client.name,
          email: client.email,
          code: code ?? 'CLIENT_EMAIL_MISSING',
        });
        continue;
      }
      const its = isInvitation(kind) ? (place.role === 'guest' ? 'invitation_guest' : 'invitation') : kind;
      const token = await tokenOf(sql, place);
      await mailLetter(sql, event, { client: { ...client, email: client.email }, token, kind: its, words });
      await markGone(sql, place.id, isInvitation(kind) && !place.sent_at ? 'sent_at' : 'reminded_at');
      sent += 1;
    }
    if (sent > 0 && isInvitation(kind)) await publishForMail(sql, event);
    return { sent, skipped };
  });
}

async function addressed(
  sql: Sql,
  event: string,
  people: string[] | undefined,
  audience: Parameters<typeof isAddressed>[0] | undefined,
  completed: boolean,
): Promise<PlaceRow[]> {
  const places = await lockPlaces(sql, event, people);
  if (people) return places.filter(({ revoked_at }) => !revoked_at);
  return places.filter(
    (place) =>
      audience &&
      isAddressed(audience, {
        role: place.role,
        state: personState({ ...place, completed }),
        unsent: isUnsent({ ...place, completed }),
      }) &&
      !wroteLately(place),
  );
}

function whyNot({ client }: PlaceRow, refusals: number, withoutDetails: boolean): ErrorCode | null {
  const mail = decideMail({ email: client.email, refusals });
  if (!mail.allowed) return mail.code;
  const missing = missingDetails({ name: client.name, phone: client.phone_number }, 'mail');
  return missing.length > 0 && !withoutDetails ? 'CLIENT_DETAILS_MISSING' : null;
}
