import { pool } from '@/server/database/pool';

/** An invitation as the clients tab lists it. Times ISO 8601 UTC. */
export interface InvitationView {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  role: 'guest' | 'client';
  sent_at: string | null;
  opened_at: string | null;
  revoked_at: string | null;
  created_at: string;
  /** Photographs this person has picked. */
  picks: number;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Row = Record<'sent_at' | 'opened_at' | 'revoked_at', Date | null> & { created_at: Date } & Omit<
    InvitationView,
    'sent_at' | 'opened_at' | 'revoked_at' | 'created_at'
  >;

/** Everyone invited to a project, living ones first. */
export async function listInvitations(eventId: string): Promise<InvitationView[]> {
  const { rows } = await pool().query<Row>({
    name: 'studio-invitations',
    text: `select i.id, coalesce(c.name, '') as name, c.email, c.phone_number as phone, i.role::text as role,
                  i.sent_at, i.opened_at, i.revoked_at, i.created_at,
                  (select count(*)::int from product_medias pm join grants g on g.id = pm.grant_id
                    where pm.event_id = i.event_id and g.invitation_id = i.id) as picks
             from invitations i left join clients c on c.id = i.client_id
            where i.event_id = $1 order by (i.revoked_at is not null), i.created_at desc`,
    values: [eventId],
  });
  return rows.map((row) => ({
    ...row,
    sent_at: iso(row.sent_at),
    opened_at: iso(row.opened_at),
    revoked_at: iso(row.revoked_at),
    created_at: row.created_at.toISOString(),
  }));
}

/** How many came in otherwise than by a personal link: by the code, by signing in, as guests. */
export async function countVisitors(eventId: string): Promise<{ clients: number; guests: number }> {
  const { rows } = await pool().query<{ clients: number; guests: number }>({
    name: 'studio-visitors',
    text: `select count(*) filter (where role = 'client')::int as clients, count(*) filter (where role = 'guest')::int as guests
             from grants where event_id = $1 and revoked_at is null and invitation_id is null`,
    values: [eventId],
  });
  return rows[0] ?? { clients: 0, guests: 0 };
}
