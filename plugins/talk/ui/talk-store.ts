import type { Api, PageStore } from '@plugins/kit/ui/hooks';
import { ApiError } from '@plugins/kit/ui/rules';
import type { MediaView } from '@plugins/kit/ui/wire';
import { fits, type Mark } from '../rules/marks';
import type { CommentView, ThreadHead, ThreadsView, ThreadView } from '../rules/wire';

/** An unsent comment on one photograph. */
export interface Draft {
  /** The id of its comment: a retry adds no second one. */
  id: string;
  text: string;
  marks: Mark[];
  name: string;
}

export interface TalkState {
  /** Whether comments are accepted; null until loaded. */
  open: boolean | null;
  heads: ReadonlyMap<string, ThreadHead>;
  threads: ReadonlyMap<string, ThreadView>;
  drafts: ReadonlyMap<string, Draft>;
  /** Photographs whose thread could not be loaded, and those whose comment is being sent. */
  failed: ReadonlySet<string>;
  sending: ReadonlySet<string>;
  /** The panel is open; stays so from photograph to photograph. */
  panel: boolean;
  /** The person has just opened it: the input may take the focus. */
  eager: boolean;
  drawing: boolean;
  size: Mark['size'];
  /** The comment whose drawings are highlighted. */
  pointed: string | null;
}

const emptyDraft = (): Draft => ({ id: crypto.randomUUID(), text: '', marks: [], name: '' });
const NOTHING: Draft = { id: '', text: '', marks: [], name: '' };

/** Returns a copy of a map with one entry set. */
const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V) => new Map(map).set(key, value);
const withOut = <T>(set: ReadonlySet<T>, value: T) => new Set([...set].filter((one) => one !== value));

/** The comments of a project: which photographs have some, the opened threads, and the drafts. */
export class TalkStore implements PageStore<TalkStore> {
  #initial: TalkStore | undefined;
  #listeners = new Set<() => void>();
  /** Number of the latest request per photograph: answers to older ones are dropped. */
  #asked = new Map<string, number>();
  #state: TalkState = {
    open: null,
    heads: new Map(),
    threads: new Map(),
    drafts: new Map(),
    failed: new Set(),
    sending: new Set(),
    panel: false,
    eager: false,
    drawing: false,
    size: 2,
    pointed: null,
  };

  constructor(
    private readonly api: Api,
    private readonly at: string,
    panel: boolean,
  ) {
    this.#state.panel = panel;
  }

  get = (): TalkState => this.#state;
  get initial(): TalkStore {
    this.#initial ??= new TalkStore(this.api, this.at, false);
    return this.#initial;
  }
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  set(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #of = (media: string) => `${this.at}/photographs/${media}`;
  #turn(of: string): () => boolean {
    const turn = (this.#asked.get(of) ?? 0) + 1;
    this.#asked.set(of, turn);
    return () => this.#asked.get(of) === turn;
  }

  /** Loads which photographs have comments; a failure is ignored. */
  async load(): Promise<void> {
    const latest = this.#turn('');
    try {
      const { open, threads } = await this.api<ThreadsView>(`${this.at}/threads`, { quiet: true });
      if (latest()) this.set({ open, heads: new Map(threads.map((head) => [head.media, head])) });
    } catch {
      // The next live message loads the badges again.
    }
  }

  /** Loads a photograph's thread and marks it as read. */
  async read(media: string): Promise<void> {
    const latest = this.#turn(media);
    try {
      const thread = await this.api<ThreadView>(`${this.#of(media)}/thread`, { quiet: true });
      if (!latest()) return;
      this.#take(thread);
      if (thread.comments.some(({ fresh }) => fresh)) await this.#seen(media);
    } catch {
      if (latest()) this.set({ failed: new Set(this.#state.failed).add(media) });
    }
  }

  #take(thread: ThreadView): void {
    const { threads, failed } = this.#state;
    this.set({ threads: withEntry(threads, thread.media, thread), failed: withOut(failed, thread.media) });
  }

  async #seen(media: string): Promise<void> {
    const head = this.#state.heads.get(media);
    if (head) this.set({ heads: withEntry(this.#state.heads, media, { ...head, unread: 0 }) });
    try {
      await this.api(`${this.#of(media)}/seen`, { method: 'POST', body: {}, quiet: true });
    } catch {
      // It stays unread until the next time.
    }
  }

  /** Handles a new comment on a photograph. `looking`: the photograph whose comments are open. */
  receive(media: string, looking: string | null): void {
    // Mark the open thread as read first, then load the unread numbers.
    if (media === looking) void this.read(media).then(() => this.load());
    else void this.load();
    if (media !== looking && this.#state.threads.has(media)) {
      const threads = new Map(this.#state.threads);
      threads.delete(media);
      this.set({ threads });
    }
  }

  /** Opens or closes the comments. */
  toggle(panel = !this.#state.panel): void {
    this.set({ panel, eager: panel, drawing: false, pointed: null });
  }

  draftOf = (media: string): Draft => this.#state.drafts.get(media) ?? NOTHING;
  write(media: string, change: Partial<Omit<Draft, 'id'>>): void {
    const draft = this.#state.drafts.get(media) ?? emptyDraft();
    this.set({ drafts: withEntry(this.#state.drafts, media, { ...draft, ...change }) });
  }
  /** Adds a drawing to the draft; false if the limit is reached. */
  mark(media: string, mark: Mark): boolean {
    const { marks } = this.draftOf(media);
    if (!fits(marks, mark.kind === 'stroke' ? mark.points.length / 2 : 0)) return false;
    this.write(media, { marks: [...marks, mark] });
    return true;
  }

  /** Sends the draft. Returns the outcome: `kept` if the server was unreachable; the text stays. */
  async say(media: string): Promise<'done' | 'kept' | 'refused'> {
    const draft = this.#state.drafts.get(media);
    if (!draft || (!draft.text.trim() && draft.marks.length === 0)) return 'refused';
    if (this.#state.sending.has(media)) return 'refused';
    this.set({ sending: new Set(this.#state.sending).add(media), drawing: false });
    try {
      const { id, text, marks, name } = draft;
      const body = { id, text, marks, ...(name.trim() ? { name } : {}) };
      this.#turn(media);
      this.#take(
        await this.api<ThreadView>(`${this.#of(media)}/comments`, { method: 'POST', body, quiet: true }),
      );
      const drafts = new Map(this.#state.drafts);
      // A draft begun meanwhile has another id: keep it.
      if (drafts.get(media)?.id === id) drafts.delete(media);
      this.set({ drafts });
      void this.load();
      return 'done';
    } catch (error) {
      return error instanceof ApiError && ![0, 502, 503, 504].includes(error.status) ? 'refused' : 'kept';
    } finally {
      this.set({ sending: withOut(this.#state.sending, media) });
    }
  }

  /** Removes or restores a comment. */
  async remove({ id }: Pick<CommentView, 'id'>, media: string, removed: boolean): Promise<void> {
    const path = `${this.at}/comments/${id}`;
    if (removed) await this.api(path, { method: 'DELETE', quiet: true });
    else await this.api(`${path}/restore`, { method: 'POST', body: {}, quiet: true });
    await Promise.all([this.read(media), this.load()]);
  }

  /** The studio resolves a photograph's thread, or opens it again. */
  async resolve(media: string, resolved: boolean): Promise<void> {
    await this.api(`${this.#of(media)}/resolved`, { method: 'PUT', body: { resolved }, quiet: true });
    await Promise.all([this.read(media), this.load()]);
  }

  /** Whether a photograph offers comments: they are accepted, or it has some. */
  offers = (media: MediaView): boolean =>
    media.state === 'ready' && (this.#state.open === true || this.#state.heads.has(media.id));
}
