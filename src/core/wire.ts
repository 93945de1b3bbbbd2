import type { Role } from './access/roles';
import type { GalleryDesign } from './photo/gallery-design';

// What the gallery page shows, as it is sent. In the core because `src/ui`, media and the module of projects all use it, and
// `src/ui` imports no module. Picks: `src/modules/picks/wire.ts`; live messages: `src/core/live/messages.ts`.

export type { Layout, LayoutColor } from './photo/gallery-design';

/** Who hid a photograph from guests. */
export type HiddenBy = 'client' | 'account';

/** A point of a photograph, as shares of its width and height from the top left: 0 to 1. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A gallery as people see it in a project's list. */
export interface GalleryHead {
  id: string;
  name: string;
  count: number;
  /** The photograph the account chose for it, where it is visible. */
  cover?: MediaView;
}

/** A photograph as people see it. Sizes are those of `big`, after rotation. */
export interface MediaView {
  id: string;
  /** The camera's file name, never changed. */
  name: string;
  big: string;
  medium: string;
  /** 300 px high. */
  urlS: string;
  width: number;
  height: number;
  /** Null unless downloading it is allowed now. */
  download_url: string | null;
  hidden: boolean;
  /** For the account alone: who hid it, and whether it is withdrawn from everybody else. */
  account?: { hidden_by: HiddenBy | null; private: boolean };
  state: 'processing' | 'ready' | 'refused';
  /** Base64 of the thumbhash. */
  thumbhash: string | null;
  /** 300 and 600 px high by density: "u300 1x, u600 2x". */
  srcset: string;
  /** Of a cover: the point that must stay visible where it is cropped, as shares of its width and height. */
  focal?: FocalPoint;
}

/** A page of photographs; `medias_keys` covers the whole filtered list, positions from 0. */
export interface GalleryList {
  id: string;
  name: string;
  page: number;
  pages: number;
  total: number;
  medias: MediaView[];
  medias_keys: Record<string, number>;
  /** Of a list sent with its page: its stacks. */
  folds?: Stack[];
}

/** A stack of photographs, shown as one until it is opened: positions in the list, the shown one first. */
export type Stack = readonly number[];

/** Answer of `GET /galleries/{id}/shapes`: every photograph of a list in its order. */
export interface ListShapes {
  /** Width / height of each tile, times 1000. */
  ratios: number[];
  /** Positions of the doubled tiles of `variable_size`. */
  doubled: number[];
  /** The stacks; absent where no feature makes them, or in a list of the selection. */
  folds?: Stack[];
}

/** What the person may do here now, so that the interface does not guess. */
export interface EventCan {
  select: boolean;
  /** Favourites and lists of one's own. */
  mark: boolean;
  /** Stars and colors of one's own. */
  rate: boolean;
  hide: boolean;
  complete: boolean;
  share: boolean;
  download: boolean;
  review: boolean;
  manage: boolean;
}

/** A project as its gallery page needs it. */
export interface EventView extends GalleryDesign {
  id: string;
  unique_id: string;
  name: string;
  selection_mode: boolean;
  selection_done: boolean;
  sharing: boolean;
  downloads: boolean;
  galleries: GalleryHead[];
  products_url: string | null;
  can: EventCan;
  /** The gallery this person may add photographs of their own to; absent where they may not. */
  guest_gallery?: string;
  /** A date without a time, `2026-11-21`. */
  date: string | null;
  location: string | null;
  cover: MediaView | null;
  /** The gallery's sign on a home screen, 180 px square. */
  icon: string;
  brand: {
    name: string;
    logo: string | null;
    /** The project's own, else the brand's. */
    accent: string | null;
    contact: string | null;
    /** Addresses of the studio's website and page; absent without one. */
    website?: string;
    page?: string;
  };
  /**
   * `key`: the person among this project's participants. `introduce`: their name and address are unknown and were not
   * requested yet; the page turns it into `now` after their first pick.
   */
  person: {
    role: Role;
    name: string | null;
    key: string | null;
    introduce?: 'later' | 'now';
    /** Signed in with an account. */
    account?: true;
    /** The last day of their own link, as YYYY-MM-DD; absent until 30 days before. */
    until?: string;
  };
  /** Its absolute address, without a code. */
  url: string;
  /** Anyone may enter as a guest: its name and cover are public. */
  public: boolean;
  /** Something is on sale here. */
  shop?: true;
  /** What features add for this person, by feature; absent where none does. */
  parts?: Record<string, object>;
  /** The studio's account is switched off: people may look and download, and change nothing. */
  paused?: true;
}
