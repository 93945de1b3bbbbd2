import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { derivativeKey, originalKey } from '@media/pictures/address';
import { versionOf } from '@media/rules/picture-version';
import { storage } from '@media/storage/files';
import { asSystem } from '@/core/db/local-api';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { PICTURE_SIZES } from '@/core/photo/photo-sizes';
import { naturalSortKey } from '@/core/text/names';
import { type EventRow, findEvent } from '@/modules/access/queries';
import { generateCode } from '@/modules/access/rules/project-code';
import { proposeAddresses } from '@/modules/access/rules/share-address';
import { createAccount } from '@/modules/identity/operations/create-account';
import { createProject } from '@/modules/project/operations/create-project';
import { createProduct } from '@/modules/project/operations/manage-product';
import { copyProject, type Pattern, readPattern } from './copy-project';
import { KEPT, PASSWORD, withoutHashing } from './known-password';

export { PASSWORD };

export interface Studio {
  account: string;
  brand: string;
  owner: string;
  ownerEmail: string;
}

const JPEG = { contentType: 'image/jpeg' };
let made = 0;

const keepKnown = (user: string) =>
  pool().query('update users set hash = $1, salt = $2 where id = $3', [KEPT.hash, KEPT.salt, user]);

/** A photographer's account with its owner, as signing up creates it, and a contact address. */
export async function makeStudio(name = `Studio ${++made}`): Promise<Studio> {
  const ownerEmail = `owner-${uuidv7()}@studio.test`;
  const owner = { email: ownerEmail, password: PASSWORD, first_name: 'Olga', family_name: 'Owner' };
  const ids = await withoutHashing(() =>
    createAccount({
      name,
      owner,
      locale: 'en',
      time_zone: 'UTC',
      plan: 'unlimited',
      contact_email: ownerEmail,
    }),
  );
  await keepKnown(ids.owner);
  return { ...ids, ownerEmail };
}

/** A user who can sign in; with an account they work in it. */
export async function makeUser({
  email = `user-${uuidv7()}@people.test`,
  ...data
}: {
  email?: string;
  account?: string;
  role?: 'owner' | 'assistant';
  operator?: boolean;
} = {}) {
  const api = asSystem('tests make the people they need');
  const user = await withoutHashing(() =>
    api.create('users', { email, password: PASSWORD, first_name: 'Una', ...data }),
  );
  await keepKnown(user.id);
  return { id: user.id, email };
}

export interface Project {
  id: string;
  code: string;
  gallery: string;
  /** Names to ids. */
  products: Record<string, string>;
  /** In their order. */
  medias: string[];
  account: string;
}

export interface ProjectPlan {
  products?: Record<string, number | null>;
  medias?: number;
  published?: boolean;
  options?: Record<string, unknown>;
}

/** Projects that were made by a plan, to be copied where the same is made again. */
const patterns = new Map<string, { pattern: Pattern; made: Omit<Project, 'medias' | 'account'> }>();

/** A project by the product's own code the first time, as a copy of its rows afterwards. */
async function makeRows(
  studio: Studio,
  { products = { Album: 12, Cover: 1 }, published = true, options = {} }: ProjectPlan,
): Promise<Omit<Project, 'medias' | 'account'>> {
  const name = `Project ${++made}`;
  const key = JSON.stringify([studio.account, products, published, options]);
  const known = patterns.get(key);
  if (known) {
    const named = typeof options.name === 'string' ? options.name : name;
    const code = generateCode(randomBytes);
    const [address] = proposeAddresses(named, { address: null, former: [] }, randomBytes);
    const unique_id = generateCode(randomBytes, 12);
    const ids = await copyProject(known.pattern, studio.account, { name: named, code, unique_id, address });
    const idOf = (id: string) => ids?.get(id) ?? id;
    if (ids)
      return {
        id: idOf(known.made.id),
        code,
        gallery: idOf(known.made.gallery),
        products: Object.fromEntries(
          Object.entries(known.made.products).map(([product, id]) => [product, idOf(id)]),
        ),
      };
  }
  const project = await createProject(studio.account, { name, ...options }, { published });
  const event = await eventOf(project.id);
  const ids: Record<string, string> = {};
  for (const [product, maxphotos] of Object.entries(products)) {
    ids[product] = (await createProduct(event, { name: product, maxphotos })).id;
  }
  const rows = { ...project, products: ids };
  if (options.code === undefined)
    patterns.set(key, { pattern: await readPattern(studio.account, project.id), made: rows });
  return rows;
}

/** A published project with products and ready photographs. */
export async function makeProject(studio: Studio, plan: ProjectPlan = {}): Promise<Project> {
  const rows = await makeRows(studio, plan);
  const place = { account: studio.account, event: rows.id, gallery: rows.gallery };
  const medias: string[] = [];
  for (let i = 0; i < (plan.medias ?? 3); i++) medias.push(await makeMedia(place, `IMG_${i + 1}.JPG`));
  return { ...rows, account: studio.account, medias };
}

/** The project's row; throws if it does not exist. */
export async function eventOf(id: string): Promise<EventRow> {
  const event = await findEvent(id);
  if (!event) throw new Error(`There is no project ${id}`);
  return event;
}

/** The rendition version that the project uses now: `v1` by default. */
async function versionNow(event: string): Promise<string> {
  const { rows } = await pool().query<{ mark: string | null }>(
    'select watermark_mark as mark from events where id = $1',
    [event],
  );
  const mark = rows[0]?.mark ?? null;
  return mark ? versionOf('v1'.padEnd(12, '-'), mark) : 'v1';
}

/**
 * A rendered photograph with a few bytes in each file a real one has; tests of images check the
 * content.
 */
export async function makeMedia(
  place: { account: string; event: string; gallery: string },
  name: string,
  more: { hidden?: boolean; private?: boolean } = {},
): Promise<string> {
  const id = uuidv7();
  const bytes = Buffer.from(`photograph ${id}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const version = await versionNow(place.event);
  await storage().put(originalKey(place.account, sha256), bytes, JPEG);
  for (const size of PICTURE_SIZES) {
    await storage().put(derivativeKey(place.event, id, version, size), Buffer.from(`${size} of ${id}`), JPEG);
  }
  await pool().query(
    `insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, bytes, crc32, format, state, version,
       thumbnails_ready, width, height, hidden, private, position, uploaded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $12, 'jpeg', 'ready', $9, true, 1500, 1000, $10, $11,
       (select coalesce(max(position) + 1, 0) from media where gallery_id = $4), now())`,
    [
      id,
      place.account,
      place.event,
      place.gallery,
      name,
      naturalSortKey(name),
      sha256,
      bytes.length,
      version,
      more.hidden ?? false,
      more.private ?? false,
      crc32(bytes),
    ],
  );
  return id;
}
