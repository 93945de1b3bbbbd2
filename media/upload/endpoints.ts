import { findGallery } from '@media/lists/queries/lists';
import { findRecord, knownBytes } from '@media/queries/records';
import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint, type Endpoint } from '@/core/http/define-endpoint';
import { authorize, isId, notThere } from '@/modules/access/grants/viewer';
import { checkInput } from './metadata';

const checkUploads = defineEndpoint({
  id: 'uploads.check',
  method: 'POST',
  path: '/api/uploads/check',
  auth: 'upload.create',
  about: 'Which of these files a gallery has already.',
  device: true,
  // 5,000 files with long names.
  maxBody: 4 * 1024 * 1024,
  body: checkInput,
  gives: z.object({ known: z.record(z.string(), z.uuid()), wanted: z.array(z.string()) }),
  handler: async ({ context, body }) => {
    const gallery = await findGallery(body.gallery);
    if (!gallery) throw await notThere(context);
    await authorize(context, gallery.event_id, 'upload.create');
    const hashes = [...new Set(body.files.map((file) => file.sha256))];
    const known = await knownBytes(gallery.id, hashes);
    return { json: { known, wanted: hashes.filter((hash) => !Object.hasOwn(known, hash)) } };
  },
});

const showUpload = defineEndpoint({
  id: 'uploads.show',
  method: 'GET',
  path: '/api/uploads/:media',
  auth: 'upload.read',
  about: 'What became of an uploaded photograph.',
  device: true,
  params: z.object({ media: z.string() }),
  gives: z.object({ state: z.enum(['processing', 'ready', 'refused']), code: z.string().optional() }),
  handler: async ({ context, params }) => {
    const media = isId(params.media) ? await findRecord(params.media) : null;
    if (!media) throw await notThere(context);
    await authorize(context, media.event_id, 'upload.read');
    if (media.deleted) throw new KeepersError('NOT_FOUND');
    return { json: { state: media.state, ...(media.refusal_code ? { code: media.refusal_code } : {}) } };
  },
});

/** The plain endpoints beside tus. */
export const uploadEndpoints: Endpoint[] = [checkUploads, showUpload];
