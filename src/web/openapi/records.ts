import { PAYLOAD_ACTIONS, type PayloadAction } from '@/core/access/permissions';
import { permissionTable } from '@/modules/access/table';
import { recordSlugs } from '@/web/admin/records/shown-records';

const ERROR = { $ref: '#/components/responses/Refused' };
const RECORD = { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const query = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  required: false,
  schema,
  description,
});

const FIND = [
  query('limit', { type: 'integer', minimum: 1, maximum: 500 }, 'Records a page has.'),
  query('page', { type: 'integer', minimum: 1 }, 'From 1.'),
  query('depth', { type: 'integer', minimum: 0, maximum: 2 }, 'How far references are followed.'),
  query('sort', { type: 'string' }, 'A field; `-` in front reverses.'),
];
const ONE = [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }];

/** Whether any role has the permission; operations without one are left out. */
const open = (slug: string, action: PayloadAction): boolean =>
  Object.keys(permissionTable()[`${slug}.${action}`] ?? {}).length > 0;

/** Payload's own REST of the records, plugins' included, as far as the permission table opens it to any role. */
export function describeRecords(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const slug of recordSlugs()) {
    const operation = (action: PayloadAction, more: object) => ({
      operationId: `records.${slug}.${action}${'parameters' in more && more.parameters === FIND ? '.list' : ''}`,
      tags: ['records'],
      description: `Payload’s own REST, for operators of the installation alone. Permission: \`${slug}.${action}\`.`,
      'x-permission': `${slug}.${action}`,
      security: [{ session: [] }],
      ...more,
    });
    const well = (schema: object) => ({
      '2XX': { description: 'It is done.', ...json(schema) },
      default: ERROR,
    });
    const body = { requestBody: { required: true, ...json({ type: 'object' }) } };
    const list = { type: 'object', properties: { docs: { type: 'array', items: RECORD } } };
    const whole: Record<string, object> = {};
    const single: Record<string, object> = {};
    const doc = { type: 'object', properties: { doc: RECORD } };
    for (const action of PAYLOAD_ACTIONS.filter((one) => open(slug, one))) {
      if (action === 'read') {
        whole.get = operation(action, { parameters: FIND, responses: well(list) });
        single.get = operation(action, { parameters: ONE, responses: well(RECORD) });
      }
      if (action === 'create') whole.post = operation(action, { ...body, responses: well(doc) });
      if (action === 'update')
        single.patch = operation(action, { parameters: ONE, ...body, responses: well(doc) });
      if (action === 'delete') single.delete = operation(action, { parameters: ONE, responses: well(doc) });
    }
    if (Object.keys(whole).length > 0) paths[`/api/${slug}`] = whole;
    if (Object.keys(single).length > 0) paths[`/api/${slug}/{id}`] = single;
  }
  return paths;
}
