import { defineEndpoint } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize } from '@plugins/kit/server/people';
import { z } from 'zod';
import { addPin, removePin, resolvePin } from '../operations/pins';
import { approveProof, readProof, sendProof } from '../operations/proofs';
import { listProofs } from '../queries/proofs';
import { ALBUMS, albumParams } from './albums';

const MANAGE = 'albums.manage';
const PROOF = 'albums.proof';
const AT = '/api/x/albums/projects/:id/proofs/:album';
const pinParams = albumParams.extend({ pin: z.string().refine(isId) });
const share = z.number().min(0).max(1);
const media = z.string().refine(isId).nullable().default(null);

/** Control and direction characters are left out; a note has several lines. */
const cleanText = (text: string) => text.replace(/[^\P{C}\n]/gu, '').trim();

const personName = z
  .string()
  .max(200)
  .transform((name) => name.replace(/\p{C}/gu, '').trim())
  .default('');

/** Proofs of albums: the studio sends them, clients pin notes and approve. */
export const proofEndpoints = [
  defineEndpoint({
    id: 'albums.send-proof',
    method: 'POST',
    path: `${ALBUMS}/:album/proofs`,
    auth: MANAGE,
    about: 'Sends the saved album to the project’s clients as the next proof.',
    params: albumParams,
    body: z.object({
      note: z.string().max(2000).transform(cleanText).default(''),
      closes_on: z.iso.date().nullable().default(null),
    }),
    handler: async ({ context, params, body }) => ({
      status: 201,
      json: await sendProof(await authorize(context, params.id, MANAGE), params.album, {
        ...{ note: body.note, closesOn: body.closes_on, locale: context.locale },
      }),
    }),
  }),
  defineEndpoint({
    id: 'albums.resolve-pin',
    method: 'PUT',
    path: `${ALBUMS}/:album/pins/:pin/resolved`,
    auth: MANAGE,
    about: 'Marks a note as resolved, or opens it again.',
    params: pinParams,
    body: z.object({ resolved: z.boolean() }),
    handler: async ({ context, params, body: { resolved } }) => {
      const entered = await authorize(context, params.id, MANAGE);
      await resolvePin(entered, params.album, { pin: params.pin, resolved });
      return { json: { resolved } };
    },
  }),
  defineEndpoint({
    id: 'albums.proofs',
    method: 'GET',
    path: '/api/x/albums/projects/:id/proofs',
    on: 'both',
    auth: PROOF,
    about:
      'The albums of a project that were sent as proofs: those that are not approved first, then the newest.',
    params: z.object({ id: z.string() }),
    handler: async ({ context, params }) => {
      const { event } = await authorize(context, params.id, PROOF);
      return { json: { proofs: await listProofs(pool(), event.id) } };
    },
  }),
  defineEndpoint({
    id: 'albums.proof',
    method: 'GET',
    path: AT,
    on: 'both',
    auth: PROOF,
    about: 'The last proof of an album with its photographs and notes.',
    params: albumParams,
    handler: async ({ context, params }) => ({
      json: await readProof(await authorize(context, params.id, PROOF), params.album),
    }),
  }),
  defineEndpoint({
    id: 'albums.add-pin',
    saves: 'comment',
    method: 'POST',
    path: `${AT}/pins`,
    on: 'both',
    auth: PROOF,
    about:
      'Adds a note at a point of a spread (shares, 0 to 1), or requests to exchange a photograph of it for another pick, which may be in the album too. The caller chooses the id. A client without a name may give one.',
    params: albumParams,
    body: z
      .object({
        id: z.string().refine(isId),
        round: z.number().int().min(1),
        spread: z.string().max(40),
        x: share,
        y: share,
        text: z.string().max(2000).transform(cleanText).default(''),
        swap_out: media,
        swap_in: media,
        name: personName,
      })
      .refine(({ text, swap_in }) => text !== '' || swap_in !== null, { path: ['text'] })
      .refine((pin) => (pin.swap_in === null) === (pin.swap_out === null), { path: ['swap_in'] }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, PROOF);
      const pins = await addPin(entered, params.album, { ...body, locale: context.locale });
      return { status: 201, json: { pins } };
    },
  }),
  defineEndpoint({
    id: 'albums.remove-pin',
    method: 'DELETE',
    path: `${AT}/pins/:pin`,
    on: 'both',
    auth: PROOF,
    about: 'Deletes a note: the caller’s own, or any for the studio.',
    params: pinParams,
    handler: async ({ context, params }) => {
      const entered = await authorize(context, params.id, PROOF);
      return { json: { pins: await removePin(entered, params.album, params.pin) } };
    },
  }),
  defineEndpoint({
    id: 'albums.approve',
    saves: 'choice',
    method: 'PUT',
    path: `${AT}/approval`,
    on: 'both',
    auth: PROOF,
    about:
      'Approves the proof of a round. A client without a name gives one: 422 for `name` otherwise. The studio alone takes an approval back.',
    params: albumParams,
    body: z.object({
      round: z.number().int().min(1),
      approved: z.boolean(),
      name: personName,
    }),
    handler: async ({ context, params, body }) => {
      const entered = await authorize(context, params.id, PROOF);
      await approveProof(entered, params.album, { ...body, locale: context.locale });
      return { json: { round: body.round, approved: body.approved } };
    },
  }),
];
