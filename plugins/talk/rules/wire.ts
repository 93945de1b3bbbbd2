import type { Mark } from './marks';
import type { ThreadState } from './thread-state';

/** A photograph with comments, as badges and lists need it. */
export interface ThreadHead {
  media: string;
  count: number;
  /** Number of others' comments this person has not read. */
  unread: number;
  state: ThreadState;
}

/** Answer of `GET /api/x/talk/projects/{id}/threads`. */
export interface ThreadsView {
  /** Whether comments are accepted now. */
  open: boolean;
  threads: ThreadHead[];
}

/** A comment for a reader. */
export interface CommentView {
  id: string;
  text: string;
  marks: Mark[];
  at: string;
  /** Null if the author has no name. */
  name: string | null;
  studio: boolean;
  mine: boolean;
  /** It was unread when the thread was requested. */
  fresh: boolean;
  /** Written about an earlier picture, which an edit has replaced. */
  earlier: boolean;
  /** This person may remove it. */
  removable: boolean;
}

/** Answer of `GET /api/x/talk/projects/{id}/photographs/{media}/thread`. */
export interface ThreadView {
  media: string;
  state: ThreadState | null;
  comments: CommentView[];
}

/** A thread in the studio's list. */
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
  /** This person gets mails about new comments. */
  mails: boolean;
}
