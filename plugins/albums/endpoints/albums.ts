import { defineEndpoint } from '@plugins/kit/server';
import { isId } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import {
  createAlbum,
  keepVersion,
  nameAlbum,
  readAlbum,
  readAlbums,
  readVersion,
  removeAlbum,
  requireAlbum,
  saveAlbum,
} from '../operations/manage-albums';
import { readAllPhotos } from '../operations/read-photos';
import { documentSchema } from '../rules/document';

const MANAGE = 'albums.manage';
/** The addresses of a project's albums for its studio. */
export const ALBUMS = '/api/x/albums/projects/:id/albums';
const project = z.object({ id: z.string() });
export const albumParams = z.object({ id: z.string(), album: z.string().refine(isId) });
const name = z.string().trim().min(1).max(200);
/** Bytes a saved document may have. */
const DOCUMENT_BYTES = 1024 * 1024;

const enter = (context: RequestContext, { id }: { id: string }) => authorize(context, id, MANAGE);

/** The albums of a project, for its studio. */
export const albumEndpoints = [
  defineEndpoint({
    id: 'albums.list',
    method: 'GET',
    path: ALBUMS,
    auth: MANAGE,
    about: 'The albums of a project, and what a new one can be made of.',
    params: project,
    handler: async ({ context, params }) => ({ json: await readAlbums(await enter(context, params)) }),
  }),
  defineEndpoint({
    id: 'albums.create',
    method: 'POST',
    path: ALBUMS,
    auth: MANAGE,
    about:
      'Makes an album of picks (of a product, or all) or of photographs that clients see (of a gallery, or all), and lays it out. The caller chooses the id.',
    params: project,
    body: z.object({
      id: z.string().refine(isId),
      name,
      product: z.string().max(40),
      of: z.enum(['picks', 'photos']).default('picks'),
      from: z.string().refine(isId).nullable().default(null),
      spreads: z.number().int().min(1).max(200).nullable().default(null),
      title: z.string().trim().max(200).nullable().default(null),
      spine: z.enum(['left', 'right']).default('left'),
    }),
    handler: async ({ context, params, body }) => ({
      status: 201,
      json: await createAlbum(await enter(context, params), body),
    }),
  }),
  defineEndpoint({
    id: 'albums.read',
    method: 'GET',
    path: `${ALBUMS}/:album`,
    auth: MANAGE,
    about: 'An album with its document (measures in micrometers) and its photographs.',
    params: albumParams,
    handler: async ({ context, params }) => ({
      json: await readAlbum(await enter(context, params), params.album),
    }),
  }),
  defineEndpoint({
    id: 'albums.save',
    method: 'PUT',
    path: `${ALBUMS}/:album`,
    auth: MANAGE,
    about:
      'Saves a document over the revision it is based on: 409 with the stored one if another user saved first.',
    params: albumParams,
    maxBody: DOCUMENT_BYTES,
    body: z.object({ revision: z.number().int(), document: documentSchema }),
    handler: async ({ context, params, body }) => ({
      json: await saveAlbum(await enter(context, params), params.album, body),
    }),
  }),
  defineEndpoint({
    id: 'albums.photos',
    method: 'GET',
    path: `${ALBUMS}/:album/photos`,
    auth: MANAGE,
    about:
      'A page of all photographs of the project that clients may see, for albums that are made without picks.',
    params: albumParams,
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    handler: async ({ context, params, query }) => {
      const entered = await enter(context, params);
      await requireAlbum(entered, params.album);
      return { json: await readAllPhotos(entered, query.page) };
    },
  }),
  defineEndpoint({
    id: 'albums.rename',
    method: 'PUT',
    path: `${ALBUMS}/:album/name`,
    auth: MANAGE,
    params: albumParams,
    body: z.object({ name }),
    handler: async ({ context, params, body }) => {
      await nameAlbum(await enter(context, params), params.album, body.name);
      return { json: body };
    },
  }),
  defineEndpoint({
    id: 'albums.delete',
    method: 'DELETE',
    path: `${ALBUMS}/:album`,
    auth: MANAGE,
    about: 'Deletes an album for good, with its proofs, notes and files.',
    params: albumParams,
    handler: async ({ context, params }) => {
      await removeAlbum(await enter(context, params), params.album);
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'albums.keep-version',
    method: 'POST',
    path: `${ALBUMS}/:album/versions`,
    auth: MANAGE,
    about: 'Keeps the saved album as a version before going back to an earlier one, unless a version has it.',
    params: albumParams,
    handler: async ({ context, params }) => ({
      json: await keepVersion(await enter(context, params), params.album),
    }),
  }),
  defineEndpoint({
    id: 'albums.version',
    method: 'GET',
    path: `${ALBUMS}/:album/versions/:version`,
    auth: MANAGE,
    about: 'The document of an earlier version, with its photographs.',
    params: albumParams.extend({ version: z.string().refine(isId) }),
    handler: async ({ context, params }) => ({
      json: await readVersion(await enter(context, params), params.album, params.version),
    }),
  }),
];
