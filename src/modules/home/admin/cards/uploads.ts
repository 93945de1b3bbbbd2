import type { TextKey } from '@/core/i18n/translate';
import { type CardQuestion, defineCard } from '../define-card';
import { NeedCard } from '../NeedCard';

const SHOWN = 3;

interface Row {
  id: string;
  name: string;
  gallery: string;
  gallery_name: string;
  photos: number;
  /** Total over all galleries. */
  count: number;
}

const COUNTED = `e.id, e.name, g.id as gallery, g.name as gallery_name, count(*)::int as photos,
  (sum(count(*)) over ())::int as count`;

/** SQL joins to gallery and project, excluding those in the trash or the archive. */
const openPlaces = (of: 'm' | 'u') => `
  join galleries g on g.id = ${of}.gallery_id and g.deleted_at is null
  join events e on e.id = ${of}.event_id and e.deleted_at is null and e.archived_at is null`;

async function draw(asked: CardQuestion, rows: Row[], words: Record<'title' | 'about' | 'button', TextKey>) {
  const { t } = asked;
  const [first] = rows;
  if (!first) return null;
  const pictures = await asked.covers(rows.map(({ id }) => id));
  const href = ({ id, gallery }: Row) => `/admin/projects/${id}/photos?gallery=${gallery}`;
  return {
    tone: 'trouble' as const,
    count: first.count,
    title: t(words.title, { count: first.count }),
    things: rows.map((row) => ({
      href: href(row),
      name: row.name,
      about: t(words.about, { count: row.photos, gallery: row.gallery_name }),
      src: pictures.get(row.id) ?? null,
    })),
    button: { label: t(words.button), href: href(first) },
  };
}

/** Rejected photographs of the last month: to be uploaded again, or deleted. */
export const refusedCard = defineCard({
  name: 'uploads.refused',
  permission: 'upload.read',
  load: async (asked) => {
    if (!asked.account) return null;
    const rows = await asked.sql<Row>(
      `select ${COUNTED} from media m ${openPlaces('m')}
        where m.account_id = $1 and m.state = 'refused' and m.deleted_at is null
          and m.uploaded_at > now() - interval '30 days'
        group by e.id, g.id order by max(m.uploaded_at) desc limit ${SHOWN}`,
      [asked.account],
    );
    return draw(asked, rows, {
      title: 'admin-home.card.refused',
      about: 'admin-home.card.inGallery',
      button: 'admin-home.card.look',
    });
  },
  Card: NeedCard,
});

/** Interrupted uploads: listed from an hour after they began until the sweep deletes them. */
export const interruptedCard = defineCard({
  name: 'uploads.interrupted',
  permission: 'upload.read',
  load: async (asked) => {
    if (!asked.account) return null;
    const rows = await asked.sql<Row>(
      `select ${COUNTED} from uploads u ${openPlaces('u')}
        where u.account_id = $1 and u.state = 'receiving' and u.created_at < now() - interval '1 hour'
        group by e.id, g.id order by max(u.created_at) desc limit ${SHOWN}`,
      [asked.account],
    );
    return draw(asked, rows, {
      title: 'admin-home.card.interrupted',
      about: 'admin-home.card.inGallery',
      button: 'admin-home.card.sendAgain',
    });
  },
  Card: NeedCard,
});
