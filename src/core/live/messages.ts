import type { MediaView } from '@/core/wire';

/** Answer of completing or reopening a selection. */
export interface CompletionView {
  printselectiondone: boolean;
  completed_at: string | null;
}

/** Messages of `GET /events/{id}/live`, by event name. */
export interface LiveMessages {
  pick: { product: string; media: string; selected: boolean; count: number; picked_by: string | null };
  completion: CompletionView;
  media: { gallery: string; media: string; state: MediaView['state'] | 'removed' };
  hiding: { media: string; gallery: string; hidden: boolean };
  /** A comment was added or deleted: reload the comments of this photograph where they are shown. */
  talk: { media: string; gallery: string };
  /** Many photographs changed at once, or the galleries themselves: reload. The account receives which galleries. */
  galleries: { galleries?: string[] };
  /** One's own rating, from another of one's devices; sent to that person only. */
  mark: {
    person: string;
    media: string;
    favourite: boolean;
    /** 0 to 5. */
    stars: number;
    colour: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | null;
  };
  /** A client's favorite, by the participant key of its owner. */
  favourite: { person: string; media: string; favourite: boolean };
  /** Lists changed: one's own, or (null) one that was sent to everybody. */
  lists: { person: string | null };
  /** On a studio's own stream: projects that changed; null where any may have changed. */
  projects: { ids: string[] | null };
  /** The grant was revoked or the project closed: reload. */
  end: Record<string, never>;
}

/** Name of a live message. */
export type LiveName = keyof LiveMessages;
