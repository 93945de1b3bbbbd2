import { definePage, KeepersError } from '@plugins/kit/server';
import { isId, pool } from '@plugins/kit/server/database';
import { authorize, csrfToken } from '@plugins/kit/server/people';
import { z } from 'zod';
import { proofPath } from '../emails/proof-mails';
import { readProof } from '../operations/proofs';
import { listProofs } from '../queries/proofs';
import { isolateSizes } from '../rules/sizes';
import type { ProofPageProps } from '../ui/ProofPage';

/** `GET /events/{id}/albums/{album}`: the proof of an album, for clients and the studio. */
export const proofPage = definePage({
  id: 'albums.proof',
  path: '/events/:id/albums/:album',
  auth: 'albums.proof',
  fragment: true,
  params: z.object({ id: z.string(), album: z.string().refine(isId) }),
  load: async ({ context, params }) => {
    const entered = await authorize(context, params.id, 'albums.proof');
    const { event } = entered;
    const proof = await readProof(entered, params.album);
    const data: ProofPageProps = {
      event: event.id,
      studio: event.brand_name,
      proof,
      csrf: csrfToken(context.sessionId ?? ''),
    };
    const title = `${isolateSizes(proof.name)} · ${event.name}`;
    const look = { scheme: event.layout_color, accent: event.brand_accent, type: event.type_pair };
    return { data, title, wide: true, ...look };
  },
});

/** `GET /events/{id}/albums`: leads to the newest proof of the project that waits for an answer, else to the newest approved one. */
export const proofsPage = definePage({
  id: 'albums.proofs',
  path: '/events/:id/albums',
  auth: 'albums.proof',
  leadsOn: true,
  params: z.object({ id: z.string() }),
  load: async ({ context, params }) => {
    const { event } = await authorize(context, params.id, 'albums.proof');
    const [newest] = await listProofs(pool(), event.id);
    if (!newest) throw new KeepersError('NOT_FOUND');
    return { redirect: proofPath(event.id, newest.id) };
  },
});
