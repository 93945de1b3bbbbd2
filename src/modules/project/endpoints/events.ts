import { findCover, listGalleries } from '@media/lists/queries/lists';
import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { authorize } from '@/modules/access/grants/viewer';
import { enterOrOpen } from '@/modules/people/operations/enter-or-open';
import { introduceSelf } from '@/modules/people/operations/introduce-self';
import { introductionFields } from '@/modules/people/person-input';
import { changeProject } from '@/modules/project/operations/change-project';
import { downloadRights } from '@/modules/project/presenters/download-rights';
import { presentEvent } from '@/modules/project/presenters/event';
import { galleryParts } from '@/modules/project/presenters/gallery-parts';
import { sellsIn } from '@/modules/project/presenters/project-shop';

const params = z.object({ id: z.string() });

/** Endpoints of a project. */
export const eventEndpoints = [
  defineEndpoint({
    id: 'gallery.read',
    method: 'GET',
    path: '/events/:id',
    auth: 'gallery.read',
    about: 'A project: its name, design, galleries, and what the requester may do.',
    page: true,
    params,
    handler: async ({ context, params: { id } }) => {
      const { event, viewer, cookies } = await enterOrOpen(context, id, 'gallery.read');
      const [galleries, cover, rights, sells, parts] = await Promise.all([
        listGalleries(event.id, viewer.role),
        findCover(event.id, viewer.role),
        downloadRights(event, viewer),
        sellsIn(event),
        galleryParts(event, viewer),
      ]);
      return { json: presentEvent(event, viewer, galleries, cover, { rights, sells, parts }), cookies };
    },
  }),
  defineEndpoint({
    id: 'project.change',
    method: 'PUT',
    path: '/events/:id',
    auth: 'gallery.read',
    about: 'Changes a project: completes its selection; every other field needs an account’s user.',
    params,
    body: z.object({
      event: z.record(z.string(), z.unknown()),
      /** Base values of the changed fields; a caller who sends them gets 409 if another user changed one meanwhile. */
      seen: z.record(z.string(), z.unknown()).optional(),
    }),
    handler: async ({ context, params: { id }, body }) => {
      const entered = await authorize(context, id, 'gallery.read');
      if (Object.keys(body.event).length === 0)
        throw new KeepersError('INVALID_INPUT', {}, { event: 'blank' });
      const { json, flash } = await changeProject(entered, { input: body.event, seen: body.seen }, context);
      return { json, flash, path: `/events/${id}` };
    },
  }),
  defineEndpoint({
    id: 'person.introduce',
    method: 'PUT',
    path: '/events/:id/person',
    auth: 'person.introduce',
    about:
      'Saves the name and e-mail address of a client who entered by the code; without them the form is skipped. Proves no identity.',
    params,
    body: z.object(introductionFields),
    handler: async ({ context, params: { id }, body }) => {
      const entered = await authorize(context, id, 'person.introduce');
      return { json: await introduceSelf(entered, body), path: `/events/${id}` };
    },
  }),
];
