import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { derivativeKey, originalKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import { ingestLocalFile } from '@media/upload/operations/ingest-local-file';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { pool } from '@/core/db/pool';
import { recordChanges } from '@/core/live/changes';
import { PICTURE_SIZES } from '@/core/photo/photo-sizes';
import { naturalSortKey } from '@/core/text/names';
import { makeProject, makeStudio } from '../../helpers/studio';

/** A picture, and what its project's settings make of it: equal ones are rendered once, whatever their `round`. */
interface Picture {
  width: number;
  height: number;
  seed: number;
  options: { upload_resolution?: unknown };
  /** How often its gallery has the picture already: a photograph of a gallery is there once, by its checksum. */
  round: number;
}
const keyOf = ({ round: _round, ...rendered }: Picture) => JSON.stringify(rendered);

export interface PhotoPlan {
  photos: number;
  options?: Record<string, unknown>;
  /** Larger than the web size. */
  large?: boolean;
}

/** A project of many photographs repeats its pictures: rendering a hundred more would show nothing else. */
const MODELS_OF_MANY = 24;

/** The pictures of a project, in their order. */
export function picturesOf({ photos, large, options }: PhotoPlan): Picture[] {
  const resolution = options?.upload_resolution;
  return Array.from({ length: photos }, (_none, i) => {
    const many = photos > 50;
    const upright = i % 3 === 2 && !many;
    const sides = many ? [300, 200] : large ? [2100, 1400] : [960, 640];
    const [width = 0, height = 0] = upright ? sides.toReversed() : sides;
    return {
      width,
      height,
      seed: (many ? i % MODELS_OF_MANY : i) + 1,
      options: resolution ? { upload_resolution: resolution } : {},
      round: many ? Math.floor(i / MODELS_OF_MANY) : 0,
    };
  });
}

/** A photograph as a test addresses it: its place, its name, and the position in its gallery. */
export interface Placed {
  id: string;
  account: string;
  event: string;
  gallery: string;
  name: string;
  position: number;
}

/** Sends a picture through the real ingest; returns the id of its photograph. */
export async function ingestPicture(
  { width, height, seed }: Picture,
  at: Omit<Placed, 'id' | 'position'>,
): Promise<string> {
  const file = path.join(tmpdir(), `keepers-e2e-${randomUUID()}.jpg`);
  writeFileSync(file, await makeJpeg({ width, height, seed }));
  return ingestLocalFile({ ...at, path: file }).finally(() => rmSync(file));
}

/** Ids of the photographs that others are copies of, by their picture. */
export type Models = Map<string, string>;

/** Sends each distinct picture of these plans to a studio that no journey opens; the worker renders them. */
export async function ingestModels(plans: PhotoPlan[]): Promise<Models> {
  const studio = await makeStudio('Studio of the models');
  const places = new Map<string, { event: string; gallery: string }>();
  const models: Models = new Map();
  for (const picture of plans.flatMap(picturesOf)) {
    const key = keyOf(picture);
    if (models.has(key)) continue;
    const settings = JSON.stringify(picture.options);
    let place = places.get(settings);
    if (!place) {
      const { id, gallery } = await makeProject(studio, {
        medias: 0,
        products: {},
        options: picture.options,
      });
      place = { event: id, gallery };
      places.set(settings, place);
    }
    const name = `MODEL_${models.size}.JPG`;
    models.set(key, await ingestPicture(picture, { account: studio.account, ...place, name }));
  }
  return models;
}

/** A second name for a stored file; the account may have the same original already. */
function linkFile(from: string, to: string): void {
  const [there, here] = [storage().localPath(from), storage().localPath(to)];
  if (!there || !here) throw new Error('The journeys keep their photographs in a folder.');
  mkdirSync(path.dirname(here), { recursive: true });
  if (!existsSync(here)) linkSync(there, here);
}

interface Copied {
  sha256: string;
  copied: string;
  version: string;
  from_account: string;
  from_event: string;
}

/**
 * Makes the photographs, each a copy of a rendered model: its row with another place, and its files by another name.
 * Throws where the settings of a project render the picture in another way than its model's.
 */
export async function copyPhotographs(
  photos: { picture: Picture; placed: Placed }[],
  models: Models,
): Promise<void> {
  const { rows: columns } = await pool().query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = 'media' and is_generated = 'NEVER'`,
  );
  const names = columns.map((column) => column.name);
  for (const { picture, placed } of photos) {
    const model = models.get(keyOf(picture));
    const { id, account, event, gallery, name, position } = placed;
    const row = { id, account_id: account, event_id: event, gallery_id: gallery, name, position };
    // Its file is that of the model all the same.
    const again = picture.round && {
      sha256: createHash('sha256').update(`${model}${picture.round}`).digest('hex'),
    };
    const { rows } = await pool().query<Copied>(
      `with model as (select m as whole, m.account_id, m.event_id, m.sha256, m.version, e.watermark_mark as mark
                        from media m join events e on e.id = m.event_id where m.id = $1 and m.state = 'ready'),
            made as (insert into media (${names.join()}) select ${names.map((one) => `copy.${one}`).join()}
                       from model join events e on e.id = $3, jsonb_populate_record(model.whole, $2) as copy
                      where e.watermark_mark is not distinct from model.mark returning sha256 as copied)
       select sha256, copied, version, account_id as from_account, event_id as from_event from model, made`,
      [model, JSON.stringify({ ...row, ...again, name_key: naturalSortKey(name) }), event],
    );
    const [from] = rows;
    if (!model || !from) throw new Error(`${name} has no rendered model with the settings of its project`);
    linkFile(originalKey(from.from_account, from.sha256), originalKey(account, from.copied));
    for (const size of PICTURE_SIZES)
      linkFile(
        derivativeKey(from.from_event, model, from.version, size),
        derivativeKey(event, id, from.version, size),
      );
  }
  const ready = photos.map(({ placed: { id, event, gallery } }) => ({
    event,
    kind: 'media' as const,
    data: { gallery, media: id, state: 'ready' },
  }));
  await recordChanges(pool(), ready);
}
