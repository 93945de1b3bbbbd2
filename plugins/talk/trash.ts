import { pool } from '@plugins/kit/server/database';
import { type FeatureTrash, TRASH_DAYS } from '@plugins/kit/server/rules';
import { translator } from '@plugins/kit/server/texts';
import { countRemoved, listRemoved } from './queries/trash';

/** Characters of a comment shown to recognize it. */
const LETTERS = 120;

/** Comments the studio removed. Those their authors removed are not shown: the studio may not restore them. */
export const talkTrash: FeatureTrash = {
  label: 'talk.admin.tab',
  permission: 'talk.moderate',
  count: (account) => countRemoved(pool(), { account, days: TRASH_DAYS }),
  list: async (account, locale) => {
    const t = translator(locale);
    const rows = await listRemoved(pool(), { account, days: TRASH_DAYS });
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
