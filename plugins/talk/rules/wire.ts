import type { Mark } from './marks';
import type { ThreadState } from './thread-state';

/** A photograph somebody said something about, as badges and lists need it. */
export interface ThreadHead {
  media: string;
  count: number;
  /** Others' comments this person has not read. */
  unread: number;
  state: ThreadState;
}

/** Answer of `GET /api/x/talk/projects/{id}/threads`. */
export interface ThreadsView {
  /** Comments are taken now. */
  open: boolean;
  threads: ThreadHead[];
}

/** A comment as people read it. */
export interface CommentView {
  id: string;
  text: string;
  marks: Mark[];
  at: string;
  /** Null where nobody knows their name. */
  name: string | null;
  studio: boolean;
  mine: boolean;
  /** It was not read yet when the thread was asked for. */
  fresh: boolean;
  /** Said of an earlier picture: an edit has taken its place since. */
  earlier: boolean;
  /** This person may take it away. */
  removable: boolean;
}

/** Answer of `GET /api/x/talk/projects/{id}/photographs/{media}/thread`. */
export interface ThreadView {
  media: string;
  state: ThreadState | null;
  comments: CommentView[];
}

/** A thread in the photographer's list. */
export interface StudioThread extends ThreadView {
  name: string;
  gallery: string;
  state: ThreadState;
  src: string;
  width: number;
  height: number;
}

/** Answer of `GET /api/x/talk/projects/{id}/board`. */
export interface BoardView {
  counts: Record<ThreadState | 'all', number>;
  threads: StudioThread[];
  page: number;
  pages: number;
  /** This person is written to about new comments. */
  mails: boolean;
}
