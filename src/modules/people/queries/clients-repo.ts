import { pool } from '@/core/db/pool';
import { countRefusals, MAIL_STATE } from '@/modules/people/queries/invitations-repo';
import { decideMail, isUnsent, type PersonState, personState } from '@/modules/people/rules/people';
import { LIVING_PICKS } from '@/modules/picks/queries/counted-picks';

/** A participant of a project as the clients tab lists them. Times ISO 8601 UTC. */
export interface PersonView {
  id: string;
  client: string;
  name: string;
  email: string | null;
  phone: string | null;
  locale: 'en' | 'he' | null;
  role: 'guest' | 'client';
  /** Whether their link lets them download every photograph. */
  downloads: boolean;
  state: PersonState;
  /** When they reached this state. */
  at: string;
  reminded_at: string | null;
  /** The last day of their link in the project's time zone; null: no end but the project's. */
  ends_on: string | null;
  /** Photographs this person has picked. */
  picks: number;
  has_password: boolean;
  /** Mail to them bounces: nothing more is sent until the address changes or is cleared. */
  unreachable: boolean;
  /** They were invited by a link that was made to be sent by hand; whether it was, the studio alone knows. */
  linked: boolean;
  /** Their invitation was composed but not sent: it is in the outbox, because there was no mail server. */
  unsent: boolean;
}

interface Row extends Omit<PersonView, 'state' | 'at' | 'reminded_at' | 'unreachable' | 'linked' | 'unsent'> {
  account_id: string;
  created_at: Date;
  sent_at: Date | null;
  shared_at: Date | null;
  opened_at: Date | null;
  revoked_at: Date | null;
  reminded_at: Date | null;
  completed_at: Date | null;
  completed: boolean;
  mail_state: string | null;
}

const AT: Record<PersonState, (row: Row) => Date | null> = {
  added: (row) => row.created_at,
  invited: (row) => row.sent_at ?? row.shared_at,
  opened: (row) => row.opened_at,
  selecting: (row) => row.opened_at,
  done: (row) => row.completed_at,
  revoked: (row) => row.revoked_at,
};

/** Returns the participants of a project, valid ones first, newest first. */
export async function listPeople(eventId: string): Promise<PersonView[]> {
  const { rows } = await pool().query<Row>({
    name: 'studio-people',
    text: `with picks as (
             select g.invitation_id as id, count(*)::int as picks from ${LIVING_PICKS} join grants g on g.id = pm.grant_id
              where pm.event_id = $1 and g.invitation_id is not null group by 1)
           select i.id, i.account_id, c.id as client, c.name, c.email, c.phone_number as phone,
                  c.locale::text as locale, i.role::text as role, i.downloads, i.created_at, i.sent_at, i.shared_at, i.reminded_at,
                  i.opened_at, i.revoked_at, to_char(i.ends_at at time zone e.time_zone, 'YYYY-MM-DD') as ends_on, c.selection_password_hash is not null as has_password,
                  coalesce(p.picks, 0) as picks, e.printselectiondone as completed, e.completed_at,
                  ${MAIL_STATE} as mail_state
             from invitations i join events e on e.id = i.event_id join clients c on c.id = i.client_id
             left join picks p on p.id = i.id
            where i.event_id = $1 order by (i.revoked_at is not null), i.id desc`,
    values: [eventId],
  });
  const emails = rows.flatMap(({ email }) => email ?? []);
  const refusals = await countRefusals(pool(), rows[0]?.account_id ?? '', emails);
  return rows.map((row) => {
    const state = personState(row);
    const { email } = row;
    return {
      id: row.id,
      client: row.client,
      name: row.name,
      email,
      phone: row.phone,
      locale: row.locale,
      role: row.role,
      downloads: row.downloads,
      state,
      at: (AT[state](row) ?? row.created_at).toISOString(),
      reminded_at: row.reminded_at?.toISOString() ?? null,
      ends_on: row.ends_on,
      picks: row.picks,
      has_password: row.has_password,
      linked: state === 'invited' && row.sent_at === null && row.shared_at !== null,
      unsent: isUnsent(row),
      unreachable:
        email !== null && !decideMail({ email, refusals: refusals.get(email.toLowerCase()) ?? 0 }).allowed,
    };
  });
}
