import { ERRORS } from '@/core/errors/errors';

/** Shared parts of the document: security schemes and the shape of an error. */
export const SCHEMAS = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'keepers-token',
      description: 'A signed-in person; guests and clients carry a cookie `kg_…` for each project instead.',
    },
    device: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A device token: by pairing (`POST /api/devices/codes`), or made by hand under Settings → Devices. `x-scope` names the scope that an operation needs; without it: 403 `SCOPE_MISSING`.',
    },
  },
  schemas: {
    Error: {
      type: 'object',
      required: ['errors', 'code'],
      properties: {
        errors: {
          type: 'object',
          description: 'Messages in the reader’s language by field; those without a field are under `base`.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        code: {
          type: 'string',
          description: 'Never changes.',
          enum: Object.keys(ERRORS).filter((code) => code === code.toUpperCase()),
        },
        path: { type: 'string', description: 'Where to go (401).' },
        standing: { type: 'object', description: 'The current values (409 `STALE`).' },
        ways: {
          type: 'array',
          items: { type: 'string' },
          description: 'What the account can do about it (422 `PROJECT_LIMIT_REACHED`).',
        },
      },
    },
  },
  responses: {
    Refused: {
      description:
        'Refused: 401, 403, 404, 405, 409, 413, 415, 422, 429 (`Retry-After`), 503 (`Retry-After`).',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
};
