import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { RequestContext } from '@/core/http/request-context';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint answers with. Plain data is JSON 200; the rest is said. */
export interface Answer {
  status?: number;
  json?: unknown;
  /** A body that is not JSON; long ones as a stream, which is destroyed where nobody reads it. */
  body?: string | Uint8Array | Readable;
  headers?: Record<string, string>;
  cookies?: string[];
  /** Where a plain HTML form goes afterwards. */
  path?: string;
  /** A form of the shared modal is answered by the fragment at `path`, in place of the data. */
  fragment?: true;
  /** Shown once: in the X-Message headers, or on the page a form goes to. */
  flash?: { type: 'notice' | 'alert' | 'error'; message: string };
}

export interface EndpointRequest<Params, Query, Body> {
  context: RequestContext;
  params: Params;
  query: Query;
  body: Body;
  signal: AbortSignal;
}

/** An endpoint of the wire: what it takes, which permission it wants, what it answers. */
export interface Endpoint<Params = unknown, Query = unknown, Body = unknown> {
  /** Named like a verb: `selection.set`. */
  id: string;
  method: Method;
  /** Hono's path syntax: `/events/:id/products`. */
  path: string;
  /** The permission asked of whoever calls; the handler checks it with `enter` against its project. Required: there is no default. */
  auth: string;
  /** Bytes a body may have (default 64 KB). */
  maxBody?: number;
  /** Seconds its work may take before the asker is told to come again (default 60). A body that is sent has its own time. */
  maxSeconds?: number;
  /** The body comes as it stands, of any type, as `{raw, type}`: for what is signed; `bytes`: as a Buffer, for files. */
  rawBody?: boolean | 'bytes';
  /** A program with a device token may ask it: `Authorization: Bearer`, without cookies. Everywhere else such a token is nothing. */
  device?: true;
  /** Whose hosts it answers on: photographers' sites alone, or theirs and the platform's; else the platform's alone. */
  on?: 'site' | 'both';
  /**
   * A write that is done for nobody in particular, whoever's cookies come along: it wants no token, so that forms of pages
   * that are the same for everybody work without script. The front has looked where it comes from.
   */
  visitors?: true;
  /**
   * A write that a page of any other site may send: it is signed, or carries a token of its own. Such a request is done
   * without its cookies. All other writes refuse a foreign origin; programs with a device token (`device`) pass.
   */
  anyOrigin?: true;
  /** What it saves, for the refusal while the disk is full. */
  saves?: 'photo' | 'choice' | 'comment';
  /** A GET path that is also a page: JSON only where Accept asks for it. */
  page?: boolean;
  /** Where the page with this form stands, for the answer to a form with mistakes. */
  formPage?: (params: Record<string, string>) => string;
  /** What it does, in one line, for the description of the interface (`/api/openapi.json`). */
  about?: string;
  /** What it answers with, for the same; nothing checks an answer by it. */
  gives?: z.ZodType;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  handler: (request: EndpointRequest<Params, Query, Body>) => Promise<Answer>;
}

/** Types an endpoint by its schemas; throws at start when it names no permission. */
export function defineEndpoint<P, Q, B>(endpoint: Endpoint<P, Q, B>): Endpoint {
  if (!endpoint.auth) throw new Error(`Endpoint "${endpoint.id}" names no permission: say auth`);
  return endpoint as unknown as Endpoint;
}
