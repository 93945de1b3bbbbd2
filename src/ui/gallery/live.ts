import type { LiveMessages, LiveName } from '@/core/live/messages';

/** Handler for a live message. `id` increases per entity; ignore older ids. */
export type LiveHandler<Name extends LiveName> = (message: LiveMessages[Name], id: string) => void;

const NAMES: LiveName[] = [
  'pick',
  'completion',
  'media',
  'hiding',
  'galleries',
  'mark',
  'favourite',
  'lists',
  'talk',
  'projects',
  'end',
];
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000];

/**
 * A project's live messages, or a studio's. The browser itself reconnects after a lost connection, with
 * `Last-Event-ID`; after a temporary refusal of the server we retry. Code that must not miss anything reloads on every
 * `onBack`.
 */
export class LiveConnection {
  #handlers = new Map<LiveName, Set<LiveHandler<LiveName>>>();
  #back = new Set<() => void>();
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lost = false;

  constructor(private readonly address: string) {}

  /** Opens the stream; returns the function that closes it. */
  open(): () => void {
    this.#connect();
    return () => {
      clearTimeout(this.#timer);
      this.#source?.close();
      this.#source = null;
    };
  }

  #connect(): void {
    const source = new EventSource(this.address);
    this.#source = source;
    source.onopen = () => {
      this.#failures = 0;
      if (this.#lost) for (const handler of this.#back) handler();
      this.#lost = false;
    };
    source.onerror = () => {
      this.#lost = true;
      if (source.readyState !== EventSource.CLOSED || this.#source !== source) return;
      const wait = RETRY_MS[Math.min(this.#failures++, RETRY_MS.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
    for (const name of NAMES)
      source.addEventListener(name, (event) => this.#receive(name, event as MessageEvent<string>));
  }

  #receive(name: LiveName, { data, lastEventId }: MessageEvent<string>): void {
    const message = JSON.parse(data || '{}') as LiveMessages[LiveName];
    for (const handler of this.#handlers.get(name) ?? []) handler(message, lastEventId);
  }

  /** Subscribes to messages of one name; returns the function that unsubscribes. */
  on<Name extends LiveName>(name: Name, handler: LiveHandler<Name>): () => void {
    const handlers = this.#handlers.get(name) ?? new Set<LiveHandler<LiveName>>();
    this.#handlers.set(name, handlers);
    handlers.add(handler as LiveHandler<LiveName>);
    return () => handlers.delete(handler as LiveHandler<LiveName>);
  }

  /** Subscribes to restored connections; returns the function that unsubscribes. */
  onBack(handler: () => void): () => void {
    this.#back.add(handler);
    return () => this.#back.delete(handler);
  }
}
