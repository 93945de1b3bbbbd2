import type { TextKey } from '@/core/i18n/translate';
import { type CardGallery, listInterrupted, listRefused } from '@/modules/home/queries/cards';
import { type CardQuestion, defineCard } from '../define-card';
import { NeedCard } from '../NeedCard';

const SHOWN = 3;

async function draw(
  asked: CardQuestion,
  rows: CardGallery[],
  words: Record<'title' | 'about' | 'button', TextKey>,
) {
  const { t } = asked;
  const [first] = rows;
  if (!first) return null;
  const pictures = await asked.covers(rows.map(({ id }) => id));
  const href = ({ id, gallery }: CardGallery) => `/admin/projects/${id}/photos?gallery=${gallery}`;
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
    const rows = await listRefused(asked.account, SHOWN);
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
    const rows = await listInterrupted(asked.account, SHOWN);
    return draw(asked, rows, {
      title: 'admin-home.card.interrupted',
      about: 'admin-home.card.inGallery',
      button: 'admin-home.card.sendAgain',
    });
  },
  Card: NeedCard,
});
