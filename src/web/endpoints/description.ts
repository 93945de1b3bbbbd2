import { env } from '@/core/env';
import { defineEndpoint, type Endpoint } from '@/core/http/define-endpoint';
import { JSON_TYPE } from '@/core/http/reply';
import { describeWire } from '@/web/openapi/describe';

/** The OpenAPI document of everything that is registered. Written once. */
export function describeAt(registered: () => readonly Endpoint[]): Endpoint {
  let text = '';
  return defineEndpoint({
    id: 'api.describe',
    method: 'GET',
    path: '/api/openapi.json',
    auth: 'entry.open',
    about: 'This document.',
    handler: async () => {
      text ||= JSON.stringify(describeWire(registered(), env().publicUrl));
      const headers = {
        'Content-Type': JSON_TYPE,
        'Cache-Control': 'public, max-age=300',
        'Access-Control-Allow-Origin': '*',
      };
      return { body: text, headers };
    },
  });
}
