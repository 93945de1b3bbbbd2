const ERROR = { $ref: '#/components/responses/Refused' };
const well = (description: string, more: object = {}) => ({
  '2XX': { description, ...more },
  default: ERROR,
});
const id = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const query = (name: string, required = false) => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string' },
});
const DEVICE = [{ device: [] }, { session: [] }];

/** Addresses the front serves beside the endpoints, described by hand: their bodies are not JSON. */
export const EXTRA_PATHS: Record<string, Record<string, object>> = {
  '/api/uploads': {
    post: {
      operationId: 'uploads.create',
      tags: ['uploads'],
      summary: 'Begins an upload, by tus 1.0 (creation, creation-with-upload, termination, expiration).',
      description:
        '`Upload-Metadata`: `filename` (base64 of UTF-8), `gallery`, and where known `sha256`, `captured_at`, `replaces`.',
      'x-scope': 'upload',
      security: DEVICE,
      responses: well('Made; its address is in `Location`.'),
    },
  },
  '/api/uploads/simple': {
    post: {
      operationId: 'uploads.simple',
      tags: ['uploads'],
      summary: 'Uploads a whole file as the body, for clients without tus.',
      description: 'Scope of a device token: `upload`. The same refusals as a finished tus upload.',
      'x-scope': 'upload',
      parameters: [
        query('gallery', true),
        query('filename', true),
        query('sha256'),
        query('captured_at'),
        query('replaces'),
      ],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      security: DEVICE,
      responses: well('The photograph, also in `Media-Id`.', {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['id'],
              properties: { id: { type: 'string', format: 'uuid' } },
            },
          },
        },
      }),
    },
  },
  '/api/uploads/{upload}': {
    patch: {
      operationId: 'uploads.append',
      tags: ['uploads'],
      summary: 'Sends more of an upload (tus). The last piece’s answer bears `Media-Id`.',
      parameters: [id('upload')],
      'x-scope': 'upload',
      security: DEVICE,
      responses: well('Taken.'),
    },
    delete: {
      operationId: 'uploads.end',
      tags: ['uploads'],
      summary: 'Gives an upload up (tus).',
      parameters: [id('upload')],
      'x-scope': 'upload',
      security: DEVICE,
      responses: well('Gone.'),
    },
  },
  '/events/{id}/live': {
    get: {
      operationId: 'live.read',
      tags: ['gallery'],
      summary:
        'Server-sent events of a project: picks, completion, hiding, new media. Replays from `Last-Event-ID`.',
      parameters: [id('id')],
      security: [{ session: [] }],
      responses: well('A stream without an end.', { content: { 'text/event-stream': { schema: {} } } }),
    },
  },
  '/api/x/studio/live': {
    get: {
      operationId: 'studio.live',
      tags: ['studio'],
      summary:
        'Server-sent events of a studio: in which of its projects something happened (`projects`, at most one a second).',
      security: [{ session: [] }],
      responses: well('A stream without an end.', { content: { 'text/event-stream': { schema: {} } } }),
    },
  },
  '/p/{event}/{media}/{version}/{size}': {
    get: {
      operationId: 'picture.read',
      tags: ['gallery'],
      summary: 'A picture, by the address a list gave. Not to be made up: `k` is signed.',
      parameters: [
        ...['event', 'media', 'version', 'size'].map(id),
        { name: 'k', in: 'query', required: true, schema: { type: 'string' } },
      ],
      security: [{ session: [] }],
      responses: well('The picture.', { content: { 'image/jpeg': { schema: {} } } }),
    },
  },
};
