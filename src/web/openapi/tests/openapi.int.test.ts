import { uploadEndpoints } from '@media/upload/serve';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import { domainEventNames } from '@/core/events/known-events';
import { permissionTable } from '@/modules/access/table';
import { webEndpoints } from '@/web/compose-web';
import { EXTRA_PATHS } from '../extra-paths';
import { describeRecords } from '../records';

const app = await openTestApp();

interface Operation {
  operationId: string;
  summary?: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, unknown>;
  security: Record<string, unknown>[];
  'x-permission'?: string;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: Record<string, Record<string, unknown>>;
}
let doc: Document;

beforeAll(async () => {
  await startWeb(app);
  const answer = await fetch(`${app.origin}/api/openapi.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  doc = (await answer.json()) as Document;
});

const operations = () =>
  Object.entries(doc.paths).flatMap(([path, of]) =>
    Object.entries(of).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the OpenAPI document', () => {
  test('has every registered endpoint and the extra paths, and nothing else', () => {
    const named = (of: Record<string, Record<string, object>>) =>
      Object.entries(of).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      );
    const registered = [...webEndpoints, ...uploadEndpoints].map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`,
    );
    const expected = [...registered, ...named(EXTRA_PATHS), ...named(describeRecords())];
    expect(new Set(expected).size).toBe(expected.length);
    expect(
      operations()
        .map(({ path, method }) => `${method} ${path}`)
        .sort(),
    ).toEqual(expected.sort());
  });

  test('names each operation once, declares its path parameters and its authentication', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect([path, declared.map(({ name }) => name).sort()]).toEqual([path, inPath.sort()]);
      expect([path, operation.security.length > 0]).toEqual([path, true]);
      expect(Object.keys(operation.responses)).toContain('default');
    }
  });

  test('has no dangling reference', () => {
    const resolve = (at: string) =>
      at
        .slice(2)
        .split('/')
        .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], doc);
    const found: string[] = [];
    // References within a schema of an endpoint's own are read from that schema's beginning: none may be left.
    JSON.stringify(doc, (key, value: unknown) => {
      if (key === '$ref') found.push(String(value));
      return value;
    });
    expect(found.length).toBeGreaterThan(100);
    expect([...new Set(found)].filter((at) => !resolve(at))).toEqual([]);
  });

  test('describes each request body from the schema that checks it', () => {
    const pick = doc.paths['/product_medias']?.post;
    const schema = pick?.requestBody?.content['application/json']?.schema as {
      properties: Record<string, unknown>;
      required: string[];
    };
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(['media', 'product', 'selected']));
    expect(schema.required).not.toContain('selected');
    expect(doc.paths['/galleries/{id}']?.get?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'product', 'filter', 'page']),
    );
    expect(doc.paths['/api/uploads/check']?.post?.security).toContainEqual({ device: [] });
    expect(doc.paths['/product_medias']?.post?.security).not.toContainEqual({ device: [] });
  });

  test('describes requests and answers in words', () => {
    const forPrograms = operations().filter(({ operation }) =>
      operation.security.some((one) => 'device' in one),
    );
    expect(forPrograms.length).toBeGreaterThan(5);
    for (const { path, operation } of forPrograms)
      expect([path, Boolean(operation.summary)]).toEqual([path, true]);
    expect(doc.paths['/api/uploads/{media}']?.get?.responses['2XX']).toMatchObject({
      content: {
        'application/json': {
          schema: { properties: { state: { enum: ['processing', 'ready', 'refused'] } } },
        },
      },
    });
  });

  test('documents every event that webhooks receive', () => {
    expect(Object.keys(doc.webhooks).sort()).toEqual(domainEventNames().sort());
    const { schema } = doc.webhooks['selection.completed']?.post.requestBody?.content['application/json'] ?? {
      schema: {},
    };
    expect(schema).toMatchObject({
      properties: { type: { const: 'selection.completed' }, data: { required: ['project', 'completed_at'] } },
    });
  });

  test('has Payload’s records as the permission table opens them: what it closes is refused', async () => {
    const studio = await makeStudio();
    const owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    const operator = await new Browser(app.origin).signIn(
      (await makeUser({ operator: true })).email,
      PASSWORD,
    );
    for (const path of ['/api/brands', '/api/mails', '/api/presets']) {
      expect([path, Object.keys(doc.paths[path] ?? {}).includes('get')]).toEqual([path, true]);
      expect([path, (await operator.get(path)).status]).toEqual([path, 200]);
      expect([path, (await owner.get(path)).status]).toEqual([path, 404]);
    }
    for (const [path, body] of Object.entries({ '/api/media': {}, '/api/grants': {}, '/api/users': {} })) {
      expect([path, Object.keys(doc.paths[path] ?? {})]).toEqual([path, ['get']]);
      expect([path, (await operator.post(path, body)).status]).toEqual([path, 403]);
    }
    for (const { operation } of operations())
      if (operation.operationId.startsWith('records.'))
        expect(Object.keys(permissionTable())).toContain(operation['x-permission']);
  });
});
