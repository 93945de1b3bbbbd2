import { makeReview } from '@plugins/reviews/wall/tests/make-review';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { siteParts } from '@/modules/sites/parts';
import { documentWithProse } from '@/modules/sites/prose';
import { documentShape } from '@/modules/sites/rules/document';
import { fillStarter } from '@/modules/sites/rules/fill-starter';
import { markUntouched, withSamplesTaken } from '@/modules/sites/rules/samples';
import { sampleStarters } from '@/modules/sites/starters';
import { composeSites } from '@/web/compose-sites';
import { everyBlock } from '../../helpers/every-block';
import { makeStudio } from '../../helpers/studio';

/** Shapes of the pictures, as they come from cameras and crops. */
const SHAPES = [
  [2400, 1600],
  [1600, 2400],
  [2400, 1600],
  [2000, 2000],
  [2400, 1350],
  [1500, 2000],
];
const PICTURES = 24;

/** Picture rows of a site without files; journeys that open its pages answer the requests. */
async function makePictures(site: string, account: string): Promise<string[]> {
  const ids: string[] = [];
  for (let nr = 0; nr < PICTURES; nr++) {
    const [width, height] = SHAPES[nr % SHAPES.length] as [number, number];
    const id = uuidv7();
    await pool().query(
      `insert into site_pictures (id, site_id, account_id, name, sha256, state, width, height, widths, focus_x, focus_y, tint,
         created_at, updated_at)
       values ($1, $2, $3, $4, $5, 'ready', $6, $7, '[480, 900, 1600]', 50, $8, '#8a8078', now(), now())`,
      [id, site, account, `IMG_${nr}.JPG`, `${nr}`.padStart(64, 'a'), width, height, 30 + nr],
    );
    ids.push(id);
  }
  return ids;
}

/**
 * A published site of each template (`look-folio.…`): its starter pages, and a page `every` with every block.
 * Returns their ids and the addresses of their pages.
 */
export async function seedSites(): Promise<Record<string, string[]>> {
  composeSites();
  const made: Record<string, string[]> = {};
  for (const { id: template, starter } of siteParts().templates) {
    const { account } = await makeStudio(`Studio ${template}`);
    await pool().query('update accounts set site_name = $2 where id = $1', [account, `look-${template}`]);
    for (const rating of [5, 4, 5])
      await makeReview(account, { rating, content: 'A day we talk about still. '.repeat(rating) });
    const site = uuidv7();
    await pool().query(
      `insert into sites (id, account_id, draft, revision, created_at, updated_at) values ($1, $2, '{}', 1, now(), now())`,
      [site, account],
    );
    const pictures = await makePictures(site, account);
    const begun = documentShape.parse(fillStarter(starter, pictures));
    const every = { id: 'every', slug: 'every', title: { en: 'Every block', he: 'כל הבלוקים' } };
    const pages = [...begun.pages, { ...every, blocks: everyBlock(pictures) }];
    const filled = documentWithProse(documentShape.parse({ ...begun, pages }));
    // Visitors see every block, the template's samples too.
    const document = withSamplesTaken(markUntouched(filled, sampleStarters()));
    await pool().query(
      'update sites set draft = $2, live = $2, published_at = now(), updated_at = now() where id = $1',
      [site, JSON.stringify(document)],
    );
    made[template] = document.pages.map(({ slug }) => `/${slug}`);
  }
  return made;
}
