import { pool } from '@/core/db/pool';

/** Photographs that a program no longer finds, waiting for the photographer's answer. */
export interface QuestionRow {
  id: string;
  account_id: string;
  event_id: string;
  gallery_id: string;
  device: string;
  project: string;
  gallery: string;
  /** Those that are still in the gallery. */
  medias: string[];
  picked: number;
  total: number;
}

const SELECT = `select q.id, q.account_id, q.event_id, q.gallery_id, q.device, e.name as project, g.name as gallery,
    array(select m.id::text from media m where m.id = any(q.medias) and m.gallery_id = q.gallery_id
           and m.deleted_at is null) as medias,
    (select count(*)::int from media m where m.id = any(q.medias) and m.gallery_id = q.gallery_id and m.deleted_at is null
        and exists (select 1 from product_medias pm join products p on p.id = pm.product_id and p.deleted_at is null
                     where pm.media_id = m.id)) as picked,
    (select count(*)::int from media m where m.gallery_id = q.gallery_id and m.deleted_at is null) as total
  from device_questions q join events e on e.id = q.event_id and e.deleted_at is null
  join galleries g on g.id = q.gallery_id and g.deleted_at is null`;

/** Returns an account's open questions, oldest first. */
export async function listQuestions(account: string): Promise<QuestionRow[]> {
  const { rows } = await pool().query<QuestionRow>(
    `${SELECT} where q.account_id = $1 order by q.created_at, q.id`,
    [account],
  );
  return rows.filter(({ medias }) => medias.length > 0);
}

/** Returns an open question, or null. */
export async function findQuestion(id: string): Promise<QuestionRow | null> {
  const { rows } = await pool().query<QuestionRow>(`${SELECT} where q.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Opens the question of a gallery, in place of an earlier one. */
export async function putQuestion(question: {
  id: string;
  account: string;
  event: string;
  gallery: string;
  device: string;
  medias: string[];
}): Promise<void> {
  await pool().query(
    `insert into device_questions (id, account_id, event_id, gallery_id, device, medias)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (gallery_id) do update set medias = excluded.medias, device = excluded.device`,
    [question.id, question.account, question.event, question.gallery, question.device, question.medias],
  );
}

/** Deletes the open question of a gallery. */
export async function dropQuestion(gallery: string): Promise<void> {
  await pool().query('delete from device_questions where gallery_id = $1', [gallery]);
}
