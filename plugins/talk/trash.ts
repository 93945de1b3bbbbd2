import { pool } from '@plugins/kit/server/database';
import { type FeatureTrash, TRASH_DAYS } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';

const GONE = `from talk_comments c join events e on e.id = c.event_id and e.deleted_at is null
    join media m on m.id = c.media_id and m.deleted_at is null
   where ($1::uuid is null or c.account_id = $1) and c.removed_by_studio and c.removed_at > now() - make_interval(days => $2)`;
/** Characters of a comment shown to recognize it. */
const LETTERS = 120;
/** Maximum number shown, the last removed first. */
const MOST = 200;

/** Comments the studio removed. Those their authors removed are not shown: the studio may not restore them. */
export const talkTrash: FeatureTrash = {
  label: 'talk.admin.tab',
  permission: 'talk.moderate',
  count: async (account) => {
    const { rows } = await pool().query<{ count: number }>(`select count(*)::int as count ${GONE}`, [
      account,
      TRASH_DAYS,
    ]);
    return rows[0]?.count ?? 0;
  },
  list: async (account, locale) => {
    const t = translator(locale);
    const { rows } = await pool().query<{
      id: string;
      event: string;
      project: string;
      photograph: string;
      text: string | null;
      until: Date;
    }>(
      `select c.id, c.event_id as event, e.name as project, m.name as photograph, nullif(c.text, '') as text,
              c.removed_at + make_interval(days => $2) as until
         ${GONE} order by c.removed_at desc, c.id limit ${MOST}`,
      [account, TRASH_DAYS],
    );
    return rows.map(({ id, event, project, photograph, text, until }) => {
      const words = text ?? t('talk.onlyMark');
      return {
        id,
        name: words.length > LETTERS ? `${words.slice(0, LETTERS).trimEnd()}…` : words,
        about: `${project} · ${photograph}`,
        until,
        restore: `/api/x/talk/projects/${event}/comments/${id}/restore`,
      };
    });
  },
};
