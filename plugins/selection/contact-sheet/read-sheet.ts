import { pool } from '@plugins/kit/server/database';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { visibleTo } from '@plugins/kit/server/photographs';
import { dayWords } from '@plugins/kit/server/rules';
import { isolateBidi, type KeyUnder, translator } from '@plugins/kit/server/texts';
import { readStanding, todayOf } from '../operations/read-standing';
import { tellingIn } from '../operations/telling-in';
import { productNotes } from '../rules/product-notes';
import type { Sheet, SheetPick } from './sheet';

interface Row {
  product: string;
  media: string;
  version: string | null;
  name: string;
  withdrawn: boolean;
  by: string | null;
  note: string | null;
}

async function readRows({ event, viewer }: Authorized): Promise<Row[]> {
  const { rows } = await pool().query<Row>({
    name: `selection-sheet-${viewer.role}`,
    text: `select pm.product_id as product, m.id as media,
                  case when m.state = 'ready' or m.thumbnails_ready then m.version end as version, m.name,
                  m.private or m.gallery_private as withdrawn,
                  coalesce(g.name, c.name, pm.picked_by) as by, nullif(btrim(pm.note), '') as note
             from product_medias pm join media m on m.id = pm.media_id and ${visibleTo(viewer.role)}
             join galleries ga on ga.id = m.gallery_id and ga.deleted_at is null
             left join grants g on g.id = pm.grant_id left join clients c on c.id = g.client_id
            where pm.event_id = $1 order by ga.position, ga.id, m.name_key collate "C", m.id`,
    values: [event.id],
  });
  return rows;
}

/**
 * Reads a contact sheet for a person: every product, or one, with exactly the picks they see in the gallery. Null for
 * an unknown product.
 */
export async function readSheet(
  entered: Authorized,
  { locale, product }: { locale: Sheet['locale']; product: string | null },
): Promise<Sheet | null> {
  const { event, viewer } = entered;
  const t = translator(locale);
  const say = (key: KeyUnder<'selection.sheet'>, params = {}) => t(`selection.sheet.${key}`, params);
  const [standing, rows] = await Promise.all([readStanding(event.id), readRows(entered)]);
  const wanted = standing.filter(({ id }) => product === null || id === product);
  if (product !== null && wanted.length === 0) return null;
  const staff = isStaff(viewer.role);
  const pickOf = ({ media, version, name, withdrawn, by, note }: Row): SheetPick => {
    const notes = [
      by ? say('by', { name: isolateBidi(by) }) : '',
      staff && withdrawn ? say('withdrawn') : '',
    ];
    return { media, version, name, note, about: notes.filter(Boolean).join(' · ') || null };
  };
  const { completed_at, printselectiondone } = event;
  return {
    event: event.id,
    locale,
    title: event.name,
    lines: [
      [event.date ? dayWords(event.date, locale) : '', isolateBidi(event.brand_name)]
        .filter(Boolean)
        .join(' · '),
      printselectiondone && completed_at
        ? say('done', { day: dayWords(await todayOf(event.id, completed_at), locale) })
        : say('open'),
    ],
    products: wanted.map(({ id, name, count, maxphotos, ...one }) => ({
      name,
      about: [
        maxphotos === null
          ? t('selection.mail.count', { count })
          : t('selection.mail.countLimited', { count, max: maxphotos }),
        ...productNotes({ ...one, closes_on: null, time: { state: 'open' } }, tellingIn(locale)),
      ].join(' · '),
      picks: rows.filter((row) => row.product === id).map(pickOf),
    })),
    none: say('none'),
    made: new Date(),
  };
}
