import { placePhotos } from '@media/operations/place-photos';
import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { authorize, authorizeBy, isId, notThere } from '@/modules/access/grants/viewer';
import { answerQuestion, trashChosen, trashGone } from '../operations/trash-gone';
import { listPhotos } from '../queries/photos';
import { findQuestion } from '../queries/questions';
import { findDevice } from '../queries/tokens';

const GALLERY = '/api/galleries/:gallery';
const params = z.object({ gallery: z.string() });
const PAGE = 500;
/** Enough for twenty thousand ids. */
const MANY = 1024 * 1024;
const medias = z.array(z.uuid()).max(20_000);
const confirmed = z
  .boolean()
  .default(false)
  .describe('The person has confirmed it, also for picked and ordered photographs.');
const gone = z.object({
  trashed: z.array(z.uuid()),
  kept: z.array(z.object({ id: z.uuid(), why: z.enum(['off', 'picked', 'ordered', 'many']) })),
});

/** The name of the program, or of the person in a browser. */
async function askedBy(context: RequestContext): Promise<string> {
  const session = await context.session();
  const device = session?.scopes ? await findDevice(session.id) : null;
  return device?.name ?? session?.user.first_name ?? '';
}

/** The photographs of a gallery for programs. */
export const programPhotoEndpoints = [
  defineEndpoint({
    id: 'galleries.medias',
    method: 'GET',
    path: `${GALLERY}/medias`,
    auth: 'upload.read',
    device: 'photographs',
    about:
      'The photographs of a gallery, in order, 500 a page, also those that are being processed or were refused.',
    params,
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    gives: z.object({
      medias: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          bytes: z.number(),
          sha256: z.string(),
          captured_at: z.string().nullable().describe('By the camera’s clock.'),
          state: z.enum(['processing', 'ready', 'refused']),
        }),
      ),
      page: z.int(),
      next_page: z.int().nullable(),
    }),
    handler: async ({ context, params: { gallery }, query: { page } }) => {
      const { thing } = await authorizeBy(context, { gallery }, 'upload.read');
      const found = await listPhotos(thing.id, (page - 1) * PAGE, PAGE + 1);
      const next_page = found.length > PAGE ? page + 1 : null;
      return { json: { medias: found.slice(0, PAGE), page, next_page } };
    },
  }),
  defineEndpoint({
    id: 'galleries.order',
    method: 'PUT',
    path: `${GALLERY}/order`,
    auth: 'photo.update',
    device: 'photographs',
    about:
      'Puts photographs of a gallery in this order, behind those that are not named; the project’s order becomes manual.',
    params,
    maxBody: MANY,
    body: z.object({ medias: medias.min(1) }),
    gives: z.object({ moved: z.array(z.uuid()) }),
    handler: async ({ context, params: { gallery }, body }) => {
      const entered = await authorizeBy(context, { gallery }, 'photo.update');
      const { moved } = await placePhotos(entered, {
        medias: body.medias,
        to: entered.thing.id,
        before: null,
      });
      return { json: { moved } };
    },
  }),
  defineEndpoint({
    id: 'galleries.trash',
    method: 'POST',
    path: `${GALLERY}/trash`,
    auth: 'photo.delete',
    device: 'photographs',
    about:
      'Moves photographs that a person removed in the program to the trash, for 30 days. Picked and ordered ones need `confirmed`.',
    params,
    maxBody: MANY,
    body: z.object({ medias, confirmed }),
    gives: gone,
    handler: async ({ context, params: { gallery }, body }) => {
      const entered = await authorizeBy(context, { gallery }, 'photo.delete');
      return { json: await trashChosen(entered, { ...body, gallery: entered.thing.id }) };
    },
  }),
  defineEndpoint({
    id: 'galleries.gone',
    method: 'POST',
    path: `${GALLERY}/gone`,
    auth: 'photo.delete',
    device: 'photographs',
    about:
      'Which photographs a synchronized folder no longer has: all of them, an empty list where none. They go to the trash where the project says so. Picked, ordered, and more than 10 and a fifth of the gallery at once stay, and become a question on the photographer’s page.',
    params,
    maxBody: MANY,
    body: z.object({ medias, confirmed }),
    gives: gone,
    handler: async ({ context, params: { gallery }, body }) => {
      const entered = await authorizeBy(context, { gallery }, 'photo.delete');
      const device = await askedBy(context);
      return { json: await trashGone(entered, { ...body, gallery: entered.thing.id, device }) };
    },
  }),
  defineEndpoint({
    id: 'studio.answer-device-question',
    method: 'PUT',
    path: '/api/x/studio/device-questions/:question',
    auth: 'photo.delete',
    params: z.object({ question: z.string() }),
    body: z.object({ trash: z.boolean() }),
    handler: async ({ context, params: { question }, body }) => {
      const found = isId(question) ? await findQuestion(question) : null;
      if (!found) throw await notThere(context);
      const entered = await authorize(context, found.event_id, 'photo.delete');
      return { json: await answerQuestion(entered, found, body.trash) };
    },
  }),
];
