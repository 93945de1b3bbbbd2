import type { Api, PageStore } from '@plugins/kit/ui/hooks';
import { ApiError } from '@plugins/kit/ui/rules';
import type { MediaView } from '@plugins/kit/ui/wire';
import { fits, type Mark } from '../rules/marks';
import type { CommentView, ThreadHead, ThreadsView, ThreadView } from '../rules/wire';

/** What somebody is about to say of one photograph. */
export interface Draft {
  /** Of the comment it becomes: sent twice, it is one. */
  id: string;
  text: string;
  marks: Mark[];
  name: string;
}

export interface TalkState {
  /** Comments are taken; null until that is known. */
  open: boolean | null;
  heads: ReadonlyMap<string, ThreadHead>;
  threads: ReadonlyMap<string, ThreadView>;
  drafts: ReadonlyMap<string, Draft>;
  /** Threads that could not be read, and comments that are on their way, by their photographs. */
  failed: ReadonlySet<string>;
  sending: ReadonlySet<string>;
  /** The panel stands open: it stays so from photograph to photograph. */
  panel: boolean;
  /** It was opened a moment ago, by somebody who may want to write at once. */
  eager: boolean;
  drawing: boolean;
  size: Mark['size'];
  /** The comment whose marks are looked at. */
  pointed: string | null;
}

const emptyDraft = (): Draft => ({ id: crypto.randomUUID(), text: '', marks: [], name: '' });
const NOTHING: Draft = { id: '', text: '', marks: [], name: '' };

/** Puts a value in a copy of a map. */
const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V) => new Map(map).set(key, value);
const withOut = <T>(set: ReadonlySet<T>, value: T) => new Set([...set].filter((one) => one !== value));

/** What is said in a project: which photographs are talked about, the threads that were opened, and what is being written. */
export class TalkStore implements PageStore<TalkStore> {
  #initial: TalkStore | undefined;
  #listeners = new Set<() => void>();
  /** Answers to an older question are let go. */
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

  /** Asks which photographs are talked about; what cannot be had now is not missed. */
  async load(): Promise<void> {
    const latest = this.#turn('');
    try {
      const { open, threads } = await this.api<ThreadsView>(`${this.at}/threads`, { quiet: true });
      if (latest()) this.set({ open, heads: new Map(threads.map((head) => [head.media, head])) });
    } catch {
      // Badges come with the next message.
    }
  }

  /** Reads what was said of a photograph, and says that it has been read. */
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
      // Unread once more the next time.
    }
  }

  /** Something was said of a photograph, here or elsewhere. `looking`: the one whose comments are open. */
  hear(media: string, looking: string | null): void {
    // What is looked at is read first: its number of unread ones comes after.
    if (media === looking) void this.read(media).then(() => this.load());
    else void this.load();
    if (media !== looking && this.#state.threads.has(media)) {
      const threads = new Map(this.#state.threads);
      threads.delete(media);
      this.set({ threads });
    }
  }

  /** Opens the comments, or closes them. */
  toggle(panel = !this.#state.panel): void {
    this.set({ panel, eager: panel, drawing: false, pointed: null });
  }

  draftOf = (media: string): Draft => this.#state.drafts.get(media) ?? NOTHING;
  write(media: string, change: Partial<Omit<Draft, 'id'>>): void {
    const draft = this.#state.drafts.get(media) ?? emptyDraft();
    this.set({ drafts: withEntry(this.#state.drafts, media, { ...draft, ...change }) });
  }
  /** Draws one more mark; false where there is no room. */
  mark(media: string, mark: Mark): boolean {
    const { marks } = this.draftOf(media);
    if (!fits(marks, mark.kind === 'stroke' ? mark.points.length / 2 : 0)) return false;
    this.write(media, { marks: [...marks, mark] });
    return true;
  }

  /** Sends what was written. Gives what became of it: `kept` where nobody could be reached; the words stay. */
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
      // What was written meanwhile is another comment.
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

  /** Takes a comment away, or brings it back. */
  async remove({ id }: Pick<CommentView, 'id'>, media: string, removed: boolean): Promise<void> {
    const path = `${this.at}/comments/${id}`;
    if (removed) await this.api(path, { method: 'DELETE', quiet: true });
    else await this.api(`${path}/restore`, { method: 'POST', body: {}, quiet: true });
    await Promise.all([this.read(media), this.load()]);
  }

  /** The studio: nothing is left to do about a photograph, or something is. */
  async resolve(media: string, resolved: boolean): Promise<void> {
    await this.api(`${this.#of(media)}/resolved`, { method: 'PUT', body: { resolved }, quiet: true });
    await Promise.all([this.read(media), this.load()]);
  }

  /** Whether a photograph may be talked about, or was. */
  offers = (media: MediaView): boolean =>
    media.state === 'ready' && (this.#state.open === true || this.#state.heads.has(media.id));
}
