import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { DeviceScope } from '@/core/access/device-scopes';
import type { RequestContext } from '@/core/http/request-context';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint answers with. Plain data is JSON 200; anything else is explicit. */
export interface Answer {
  status?: number;
  json?: unknown;
  /** A body that is not JSON; long ones as a stream, which is destroyed where the client does not read it. */
  body?: string | Uint8Array | Readable;
  headers?: Record<string, string>;
  cookies?: string[];
  /** Where a plain HTML form is redirected. */
  path?: string;
  /** A form of the shared modal is answered by the fragment at `path`, in place of the data. */
  fragment?: true;
  /** Shown once: in the X-Message headers, or on the page after a form. */
  flash?: { type: 'notice' | 'alert' | 'error'; message: string };
}

export interface EndpointRequest<Params, Query, Body> {
  context: RequestContext;
  params: Params;
  query: Query;
  body: Body;
  signal: AbortSignal;
}

/** An endpoint of the wire: its input, its permission, its answer. */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown> {
  /** Named like a verb: `selection.set`. */
  id: string;
  method: Method;
  /** Hono's path syntax: `/events/:id/products`. */
  path: string;
  /** The caller's permission; the handler checks it with `authorize` against its project. Required: there is no default. */
  auth: string;
  /** Bytes a body may have (default 64 KB). */
  maxBody?: number;
  /** Seconds its work may take before the client gets a 503 (default 60). The upload of a body has its own limit. */
  maxSeconds?: number;
  /** The raw body, of any type, as `{raw, type}`: for signed requests; `bytes`: as a Buffer, for files. */
  rawBody?: boolean | 'bytes';
  /**
   * The scope with which a program's device token may call it (`Authorization: Bearer`, without cookies); `any`: each
   * token. Elsewhere such a token is ignored.
   */
  device?: DeviceScope | 'any';
  /**
   * The hosts it answers on: photographers' sites only, or theirs and the platform's; else the platform's only, except
   * for paths of galleries (`hostsOf`).
   */
  on?: 'site' | 'both';
  /**
   * A write that belongs to no person, whatever cookies are sent: it needs no token, so that forms of pages that are
   * the same for all visitors work without script. The front has checked the request's origin. `site`: on
   * photographers' sites only.
   */
  visitors?: true | 'site';
  /**
   * A write that a page of any other site may send: it is signed, or carries a token of its own. Such a request is done
   * without its cookies. All other writes refuse a foreign origin; programs with a device token (`device`) pass.
   */
  anyOrigin?: true;
  /** What it saves, for the refusal on a full disk. */
  saves?: 'photo' | 'choice' | 'comment';
  /** A GET path that is also a page: JSON only where Accept requests it. */
  page?: boolean;
  /** Address of the page with this form, for the answer to a form with mistakes. */
  formPage?: (params: Record<string, string>) => string;
  /** Its purpose, in one line, for the OpenAPI document (`/api/openapi.json`). */
  about?: string;
  /** The schema of its answer, for the same; answers are not checked by it. */
  gives?: z.ZodType;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  handler: (request: EndpointRequest<Params, Query, Body>) => Promise<Answer>;
}

/** Types an endpoint by its schemas; throws at start when it names no permission. */
export function defineEndpoint<P, Q, B>(endpoint: Endpoint<P, Q, B>): Endpoint {
  if (!endpoint.auth) throw new Error(`Endpoint "${endpoint.id}" has no permission: set auth`);
  return endpoint as unknown as Endpoint;
}
