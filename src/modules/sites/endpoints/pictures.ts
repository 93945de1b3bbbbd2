import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount, enterThing } from '@/modules/access/grants/enter-account';
import { setConsent } from '../operations/agree';
import { enterSite } from '../operations/enter-site';
import { enterSource, readPhotographs, readProjects } from '../operations/read-photographs';
import {
  addPhotographs,
  changePicture,
  findPicture,
  PICTURE_BYTES,
  sendPicture,
} from '../operations/site-pictures';
import { EDIT, SITES, which, whichSite } from './shared';

const PICTURES = `${SITES}/pictures`;
const SOURCES = `${SITES}/projects`;
const project = z.object({ project: z.string() });
const percent = z.number().min(0).max(100);
const said = z.string().max(300).optional();

/** A site's pictures, and the photographs that can be copied to it. */
export const pictureEndpoints = [
  defineEndpoint({
    id: 'sites.take-pictures',
    method: 'POST',
    path: PICTURES,
    auth: EDIT,
    query: whichSite,
    body: z.object({ photographs: z.array(z.uuid()).max(200) }),
    about: 'Copies photographs of the account’s projects to its site',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { status: 201, json: await addPhotographs(account, body.photographs) };
    },
  }),
  defineEndpoint({
    id: 'sites.send-picture',
    method: 'POST',
    path: `${PICTURES}/file`,
    auth: EDIT,
    query: z.object({ ...which, name: z.string().max(255).default('') }),
    maxBody: PICTURE_BYTES,
    rawBody: 'bytes',
    body: z.object({ raw: z.instanceof(Buffer), type: z.string() }),
    about: 'Uploads a picture, unchanged',
    handler: async ({ context, query, body }) => {
      const { account } = await enterSite(context, EDIT, query.site);
      return { status: 201, json: await sendPicture(account, { bytes: body.raw, name: query.name }) };
    },
  }),
  defineEndpoint({
    id: 'sites.change-picture',
    method: 'PUT',
    path: `${PICTURES}/:picture`,
    auth: EDIT,
    params: z.object({ picture: z.string() }),
    body: z.object({
      alt: z.strictObject({ en: said, he: said }).optional(),
      focus: z.strictObject({ x: percent, y: percent }).optional(),
    }),
    about: 'Changes a picture’s alternative text and focal point (percent)',
    handler: async ({ context, params, body }) => {
      const { thing } = await enterThing(context, params.picture, EDIT, findPicture);
      return { json: await changePicture(thing, body) };
    },
  }),
  defineEndpoint({
    id: 'sites.projects',
    method: 'GET',
    path: SOURCES,
    auth: EDIT,
    about: 'Projects whose photographs can be copied',
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, EDIT);
      return { json: { projects: await readProjects(context, account) } };
    },
  }),
  defineEndpoint({
    id: 'sites.photographs',
    method: 'GET',
    path: `${SOURCES}/:project/photographs`,
    auth: EDIT,
    params: project,
    handler: async ({ context, params }) => {
      const { thing } = await enterSource(context, params.project);
      return { json: { photographs: await readPhotographs(context, thing.id) } };
    },
  }),
  defineEndpoint({
    id: 'sites.consent',
    method: 'PUT',
    path: `${SOURCES}/:project/consent`,
    auth: EDIT,
    params: project,
    body: z.object({ agreed: z.boolean() }),
    about: 'Records or withdraws the agreement of a project’s clients to publication on the site',
    handler: async ({ context, params, body }) => {
      const { thing } = await enterSource(context, params.project);
      return { json: await setConsent(thing, body.agreed) };
    },
  }),
];
