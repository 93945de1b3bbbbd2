import { dayWords } from '@plugins/kit/internal';
import { isolateBidi } from '@plugins/kit/rules';
import { pool } from '@plugins/kit/server/database';
import type { KeyUnder } from '@plugins/kit/server/internal-rules';
import { type Authorized, isStaff } from '@plugins/kit/server/people';
import { translator } from '@plugins/kit/server/texts';
import { noteTextsIn } from '../operations/note-texts';
import { readStanding, todayOf } from '../operations/read-standing';
import { productNotes } from '../rules/product-notes';
import { listSheetRows, type SheetRow } from './queries';
import type { Sheet, SheetPick } from './sheet';

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
  const [standing, rows] = await Promise.all([
    readStanding(event.id),
    listSheetRows(pool(), { event: event.id, role: viewer.role }),
  ]);
  const wanted = standing.filter(({ id }) => product === null || id === product);
  if (product !== null && wanted.length === 0) return null;
  const staff = isStaff(viewer.role);
  const pickOf = ({ media, version, name, withdrawn, by, note }: SheetRow): SheetPick => {
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
        ...productNotes({ ...one, closes_on: null, time: { state: 'open' } }, noteTextsIn(locale)),
      ].join(' · '),
      picks: rows.filter((row) => row.product === id).map(pickOf),
    })),
    none: say('none'),
    made: new Date(),
  };
}
