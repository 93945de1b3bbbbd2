import { z } from 'zod';
import type { Endpoint } from '@/core/http/define-endpoint';
import { EXTRA_PATHS } from './extra-paths';
import { describeRecords } from './records';
import { SCHEMAS } from './schemas';
import { describeWebhooks } from './webhooks';

/** JSON, as OpenAPI is written. */
export type Json = { [key: string]: unknown };

/** A zod schema as JSON Schema, by what is sent, not what it becomes. Unknown shapes are any. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** `/events/:id/medias/:media` as OpenAPI writes it; a name's pattern (`:locale{en|he}`) is in its schema. */
const pathOf = (path: string): string => path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}');

const namesIn = (path: string): [name: string, pattern: string | undefined][] =>
  [...path.matchAll(/:(\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', pattern]) => [name, pattern]);

function propertiesOf(schema: z.ZodType | undefined): { properties: Json; required: string[] } {
  const said = schema ? (schemaOf(schema) as { properties?: Json; required?: string[] }) : {};
  return { properties: said.properties ?? {}, required: said.required ?? [] };
}

function parametersOf({ path, params, query }: Endpoint): Json[] {
  const known = propertiesOf(params).properties;
  const asked = propertiesOf(query);
  return [
    ...namesIn(path).map(([name, pattern]) => ({
      name,
      in: 'path',
      required: true,
      schema: pattern ? { type: 'string', pattern: `^(${pattern})$` } : (known[name] ?? { type: 'string' }),
    })),
    ...Object.entries(asked.properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: asked.required.includes(name),
      schema,
    })),
  ];
}

function bodyOf({ body, rawBody }: Endpoint): Json {
  if (rawBody) return { requestBody: { content: { '*/*': { schema: {} } } } };
  if (!body) return {};
  const schema = schemaOf(body);
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
    },
  };
}

const ERROR = { $ref: '#/components/responses/Refused' };

/** Its responses: as its own `gives` says, else only the status. */
function responsesOf({ gives, method }: Endpoint): Json {
  const content = gives ? { content: { 'application/json': { schema: schemaOf(gives, 'output') } } } : {};
  return {
    '2XX': { description: 'It is done.', ...content },
    ...(method === 'GET' ? {} : { '422': ERROR }),
    default: ERROR,
  };
}

function operationOf(endpoint: Endpoint): Json {
  const { id, auth, device, about, page } = endpoint;
  const more = [
    page ? 'A page for browsers: JSON where `Accept` asks for it.' : '',
    `Permission: \`${auth}\`.`,
    device && device !== 'any' ? `Scope of a device token: \`${device}\`.` : '',
  ];
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    ...(about ? { summary: about } : {}),
    description: more.filter(Boolean).join(' '),
    'x-permission': auth,
    ...(device && device !== 'any' ? { 'x-scope': device } : {}),
    security: device ? [{ device: [] }, { session: [] }] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
  };
}

/**
 * The OpenAPI 3.1 document of the wire: every registered endpoint from the schemas that check its input, the addresses
 * that are served beside them, Payload's records, and the payloads of webhooks.
 */
export function describeWire(endpoints: readonly Endpoint[], origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  for (const [path, operations] of Object.entries({ ...EXTRA_PATHS, ...describeRecords() }))
    paths[path] = { ...paths[path], ...operations };
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Keepers',
      version: '1',
      description:
        'What pages, the desktop uploader, plug-ins and programs ask of Keepers. Ids are UUIDs and opaque, times ISO 8601 UTC. ' +
        'A write that carries a session’s cookie needs `X-CSRF-Token` (`GET /csrf`); a device token needs none.',
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    webhooks: describeWebhooks(),
    components: SCHEMAS,
  };
}
