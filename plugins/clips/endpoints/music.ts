import { defineEndpoint } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { enterAccount, enterThing } from '@plugins/kit/server/people';
import { z } from 'zod';
import { addMusic, playMusic, removeMusic } from '../operations/own-music';
import { findTrackAccount } from '../queries/tracks';
import { MUSIC_BYTES } from '../rules/music-kind';

const MAKE = 'clip.make';
const AT = '/api/x/clips/music';

/** Endpoints of a studio's own music. */
export const musicEndpoints = [
  defineEndpoint({
    id: 'clips.add-music',
    method: 'POST',
    path: AT,
    auth: MAKE,
    about: 'Uploads music for clips (MP3, M4A, WAV); `rights=confirmed` says that the studio may use it.',
    query: z.object({ name: z.string().max(300).default(''), rights: z.literal('confirmed') }),
    maxBody: MUSIC_BYTES,
    rawBody: 'bytes',
    body: z.object({ raw: z.instanceof(Buffer), type: z.string() }),
    handler: async ({ context, query, body }) => {
      const { account } = await enterAccount(context, MAKE);
      const { locale } = context;
      return { status: 201, json: await addMusic(account, { bytes: body.raw, name: query.name, locale }) };
    },
  }),
  defineEndpoint({
    id: 'clips.play-music',
    method: 'GET',
    path: `${AT}/:track`,
    auth: MAKE,
    about: 'The uploaded music itself, whole or a range.',
    maxSeconds: 600,
    params: z.object({ track: z.string().refine(isId) }),
    handler: async ({ context, params }) => {
      await enterThing(context, params.track, MAKE, (id) => findTrackAccount(pool(), id));
      return playMusic(context, params.track);
    },
  }),
  defineEndpoint({
    id: 'clips.remove-music',
    method: 'DELETE',
    path: `${AT}/:track`,
    auth: MAKE,
    params: z.object({ track: z.string().refine(isId) }),
    handler: async ({ context, params }) => {
      const { thing } = await enterThing(context, params.track, MAKE, (id) => findTrackAccount(pool(), id));
      return { json: await removeMusic(thing.account_id, params.track) };
    },
  }),
];
