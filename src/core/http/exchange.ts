import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its response, with the facts all middleware of the front reads from it. */
export interface RequestExchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  cookies: Map<string, string>;
  locale: string;
  sessionId: string;
  /** The client's address, seen through as many proxies as the settings name. */
  address: string;
  /** Scheme, host and port the request was sent to. */
  origin: string;
}

/** Middleware that answers some addresses; returns whether it did. */
export type ExchangeMiddleware = (exchange: RequestExchange) => Promise<boolean>;
