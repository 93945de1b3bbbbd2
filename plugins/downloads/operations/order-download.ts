import { enqueue, KeepersError } from '@plugins/kit/server';
import { emit, recordAudit } from '@plugins/kit/server/changes';
import { pool, transaction, uuidv7 } from '@plugins/kit/server/database';
import type { UploadResolution } from '@plugins/kit/server/internal';
import type { Authorized } from '@plugins/kit/server/people';
import { requireAllowed } from '@plugins/kit/server/rules';
import { safeFileName, translator } from '@plugins/kit/server/texts';
import { prepareDownload } from '../jobs';
import { findFacts } from '../queries/counts';
import { findSameOrder, insertOrder, lockOrders } from '../queries/orders';
import type { Photo } from '../queries/photographs';
import { archiveNames } from '../rules/archive-names';
import { chooseSource } from '../rules/choose-file';
import { decide } from '../rules/decide';
import type { OrderEntry, OrderView } from '../wire';
import { boughtAll } from './bought';
import { choosePhotos, type Scope } from './choose-photos';
import { fillParts } from './fill-parts';
import { knownFiles, knownOf } from './known-files';
import { readOrder } from './read-order';
import { weighPhotos } from './weigh-photos';

/** Files that are measured within the request. */
const AT_ONCE = 24;

export interface OrderInput extends Scope {
  size: UploadResolution;
}

/**
 * Places an order: authorizes it, freezes the list (photographs, order, names, times), and lays out its archives: at
 * once if every file is measured already, else by a job. Throws the refusals of `decide`, and NOTHING_TO_DOWNLOAD for
 * an empty list. If this person has an order of the same files already, returns that one.
 */
export async function orderDownload(
  { event, viewer }: Authorized,
  input: OrderInput,
  locale: 'en' | 'he',
): Promise<OrderView> {
  const chosen = await choosePhotos(event, viewer, input);
  const facts = await findFacts(pool(), event.id);
  const { withinSelection } = chosen;
  const bought = await boughtAll({ event, viewer }, chosen.photos, input.size);
  requireAllowed(decide(event, viewer, facts, { size: input.size, withinSelection, bought }));
  if (chosen.photos.length === 0) throw new KeepersError('NOTHING_TO_DOWNLOAD');
  const entries = await freeze(chosen.photos, input, event.upload_resolution);
  const weightOf = await weighPhotos(event, chosen.photos, [input.size]);
  const order = {
    id: uuidv7(),
    name: orderName(event.name, chosen.photos, input, locale),
    bytes: chosen.photos.reduce((sum, photo) => sum + weightOf(photo, input.size).bytes, 0),
  };
  const unknown = entries.filter((entry) => entry.bytes === null);
  const now =
    unknown.length <= AT_ONCE && unknown.every(({ source }) => source === 'original' || source === 'big');
  const person = viewer.grant?.id ?? viewer.user?.id ?? null;
  const choice = {
    event: event.id,
    grant: viewer.grant?.id ?? null,
    user: viewer.grant ? null : (viewer.user?.id ?? null),
    scope: input.scope,
    target: input.id || null,
    size: input.size,
    name: order.name,
    entries,
  };
  const before = await transaction(async (sql) => {
    await lockOrders(sql, { event: event.id, person });
    const same = await findSameOrder(sql, choice);
    if (same) return same;
    await insertOrder(sql, {
      ...choice,
      id: order.id,
      account: event.account_id,
      person: viewer.name,
      role: viewer.role,
      leftOut: chosen.left_out,
      bytes: Math.round(order.bytes),
    });
    await recordAudit(sql, 'download.ordered', {
      account: event.account_id,
      event: event.id,
      subject: order.name,
      count: entries.length,
    });
    await emit(sql, 'download.ordered', event.account_id, {
      project: { id: event.id, name: event.name },
      download: { id: order.id, scope: input.scope, size: input.size, files: entries.length },
    });
    // Also if the request does it all: the job resumes an aborted attempt.
    await enqueue(
      sql,
      prepareDownload,
      { download: order.id },
      { singletonKey: order.id, startAfter: now ? 30 : 0 },
    );
    return null;
  });
  if (now && !before) await fillParts(order.id);
  return readOrder({ event, viewer }, before ?? order.id);
}

async function freeze(
  photos: readonly Photo[],
  input: OrderInput,
  shown: UploadResolution,
): Promise<OrderEntry[]> {
  const names = archiveNames(photos, input.size, input.scope === 'all');
  const known = await knownFiles(
    photos.map(({ id }) => id),
    input.size,
  );
  return photos.map((photo, i) => {
    const source = chooseSource(photo, input.size, shown);
    const version = source === 'original' ? photo.sha256 : (photo.version as string);
    const stored = source === 'original' && photo.crc32 !== null ? photo : null;
    const measure = stored ?? knownOf(known, { media: photo.id, version });
    return {
      media: photo.id,
      version,
      source,
      name: names[i] as string,
      modified: photo.captured_at ?? photo.uploaded_at?.toISOString().slice(0, 19) ?? '1980-01-01T00:00:00',
      bytes: measure?.bytes ?? null,
      crc32: measure?.crc32 ?? null,
    };
  });
}

function orderName(
  project: string,
  photos: readonly Photo[],
  input: OrderInput,
  locale: 'en' | 'he',
): string {
  const t = translator(locale);
  const gallery = photos[0]?.gallery_name ?? '';
  if (input.scope === 'gallery') return safeFileName(`${project} – ${gallery}`);
  if (input.scope === 'selection') return safeFileName(t('downloads.fileOfSelection', { project }));
  return safeFileName(project);
}
