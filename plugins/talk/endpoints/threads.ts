import { defineEndpoint } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { addComment } from '../operations/add-comment';
import { findPhotograph } from '../operations/find-photograph';
import { markSeen } from '../operations/mark-seen';
import { readComments } from '../operations/read-comments';
import { readThreads } from '../operations/read-threads';
import { setRemoved } from '../operations/remove-comment';
import { cleanLine, cleanText, NAME_MOST, TEXT_MOST } from '../rules/clean-text';
import { DRAWING_LIMITS } from '../rules/marks';

const PROJECT = '/api/x/talk/projects/:id';
const ONE = `${PROJECT}/photographs/:media`;
const photograph = z.object({ id: z.string(), media: z.string() });
const comment = z.object({ id: z.string(), comment: z.string() });

const unit = z.number().min(0).max(1);
const size = z.literal([1, 2, 3]);
const stroke = z.object({
  kind: z.literal('stroke'),
  size,
  points: z
    .array(unit)
    .min(2)
    .max(2 * DRAWING_LIMITS.points)
    .refine((points) => points.length % 2 === 0),
});
const circle = z.object({
  kind: z.literal('circle'),
  size,
  x: unit,
  y: unit,
  r: z.number().min(DRAWING_LIMITS.smallest).max(DRAWING_LIMITS.largest),
});
const marks = z
  .array(z.discriminatedUnion('kind', [stroke, circle]))
  .max(DRAWING_LIMITS.most)
  .refine(
    (all) =>
      all.reduce((sum, mark) => sum + (mark.kind === 'stroke' ? mark.points.length / 2 : 0), 0) <=
      DRAWING_LIMITS.allPoints,
  );

/** The content of a comment: text, drawings, or both. */
const said = z
  .object({
    id: z.string().refine(isId),
    text: z.string().max(TEXT_MOST).transform(cleanText).default(''),
    marks: marks.default([]),
    name: z.string().max(NAME_MOST).transform(cleanLine).optional(),
  })
  .refine((body) => body.text !== '' || body.marks.length > 0, { path: ['text'] });

export const threadEndpoints = [
  defineEndpoint({
    id: 'talk.threads',
    device: 'comments',
    method: 'GET',
    path: `${PROJECT}/threads`,
    on: 'both',
    auth: 'talk.read',
    about: 'The photographs of a project with comments, with the number of unread ones.',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => ({
      json: await readThreads(await authorize(context, params.id, 'talk.read')),
    }),
  }),
  defineEndpoint({
    id: 'talk.thread',
    device: 'comments',
    method: 'GET',
    path: `${ONE}/thread`,
    on: 'both',
    auth: 'talk.read',
    about: 'The comments of one photograph, the oldest first.',
    params: photograph,
    handler: async ({ context, params: { id, media } }) => {
      const entered = await authorize(context, id, 'talk.read');
      await findPhotograph(entered, media);
      const threads = await readComments(entered, [media]);
      return { json: threads.get(media) ?? { media, state: null, comments: [] } };
    },
  }),
  defineEndpoint({
    id: 'talk.say',
    device: 'comments',
    saves: 'comment',
    method: 'POST',
    path: `${ONE}/comments`,
    on: 'both',
    auth: 'talk.write',
    about:
      'Adds a comment: text, or drawings (as shares of the picture, 0 to 1). The caller chooses the id, so that a retry adds no second comment.',
    params: photograph,
    body: said,
    maxBody: 64 * 1024,
    handler: async ({ context, params: { id, media }, body }) => {
      const entered = await authorize(context, id, 'talk.write');
      return { status: 201, json: await addComment(entered, { ...body, media, locale: context.locale }) };
    },
  }),
  defineEndpoint({
    id: 'talk.seen',
    method: 'POST',
    path: `${ONE}/seen`,
    on: 'both',
    auth: 'talk.write',
    about: 'Marks the comments of a photograph as read.',
    params: photograph,
    handler: async ({ context, params: { id, media } }) => {
      const entered = await authorize(context, id, 'talk.write');
      await findPhotograph(entered, media);
      await markSeen(entered, [media]);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'talk.remove',
    device: 'comments',
    method: 'DELETE',
    path: `${PROJECT}/comments/:comment`,
    on: 'both',
    auth: 'talk.write',
    about: 'Removes a comment: the caller’s own, or any for the studio.',
    params: comment,
    handler: async ({ context, params }) => {
      await setRemoved(await authorize(context, params.id, 'talk.write'), params.comment, true);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'talk.restore',
    method: 'POST',
    path: `${PROJECT}/comments/:comment/restore`,
    on: 'both',
    auth: 'talk.write',
    about: 'Restores a comment that the same side removed.',
    params: comment,
    handler: async ({ context, params }) => {
      await setRemoved(await authorize(context, params.id, 'talk.write'), params.comment, false);
      return { status: 204 };
    },
  }),
];
