import { pool } from '@plugins/kit/server/database';
import { deriveFocus } from '@plugins/kit/server/internal';
import { derivativeKey, storage } from '@plugins/kit/server/photographs';
import { listByIds, listCandidates, type PhotoRow } from '../queries/photographs';
import { spread, withoutDuplicates } from '../rules/choose';
import { type Chosen, type ClipSource, MOST_PHOTOS } from '../wire';

/** Photographs that are chosen by themselves. */
const FEW = 24;
/** Photographs whose focal point is looked for at once. */
const AT_ONCE = 4;

/** Where the focal point is taken to be: faces are above the middle more often than below it. */
const USUAL = { x: 0.5, y: 0.42 };

/** Returns the photographs of a source, in the order of the day: without near-duplicates, spread over it, each with its focal point. */
export async function choosePhotos(event: string, source: ClipSource): Promise<Chosen[]> {
  const rows = await listCandidates(pool(), event, source);
  const all = withoutDuplicates(rows);
  const chosen = spread(all, source.kind === 'best' ? FEW : MOST_PHOTOS);
  const known = new Map(rows.map((row) => [row.id, row]));
  return withFocus(
    event,
    chosen.map(({ id }) => known.get(id) as PhotoRow),
  );
}

/** Returns those of these photographs that guests see, in their order, each with its focal point; known ones keep theirs. */
export async function takePhotos(
  event: string,
  medias: readonly string[],
  known: readonly Chosen[],
): Promise<Chosen[]> {
  const wanted = [...new Set(medias)].slice(0, MOST_PHOTOS);
  const points = new Map(known.map((one) => [one.media, one]));
  const rows = new Map((await listByIds(pool(), event, wanted)).map((row) => [row.id, row]));
  const found = wanted.flatMap((id) => rows.get(id) ?? []);
  const fresh = new Map(
    (
      await withFocus(
        event,
        found.filter(({ id }) => !points.has(id)),
      )
    ).map((one) => [one.media, one]),
  );
  return found.flatMap(({ id }) => points.get(id) ?? fresh.get(id) ?? []);
}

async function withFocus(event: string, rows: readonly PhotoRow[]): Promise<Chosen[]> {
  const found: Chosen[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE)
    found.push(...(await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => focusOf(event, row)))));
  return found;
}

/** The point the studio or the camera has set, else the one that attracts most attention. */
async function focusOf(event: string, { id, version, focal_x, focal_y }: PhotoRow): Promise<Chosen> {
  if (focal_x !== null && focal_y !== null) return { media: id, x: focal_x, y: focal_y };
  const key = derivativeKey(event, id, version, 's600');
  const found = await storage()
    .withLocalFile(key, deriveFocus)
    // A missing or unreadable thumbnail: the clip is made without it being asked.
    .catch(() => null);
  // Half the way: what attracts attention is not always what matters.
  const { x, y } = found ?? USUAL;
  return { media: id, x: (x + USUAL.x) / 2, y: (y + USUAL.y) / 2 };
}
