import type { Role } from './access/roles';
import type { Money } from './text/money';

export type { Role } from './access/roles';

/** Layouts a project's galleries can have. */
export type Layout = 'vertical' | 'horizontal' | 'masonry' | 'variable_size';

/** Ink on paper, or paper on ink. */
export type LayoutColor = 'dark' | 'light';

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
export interface EventView {
  id: string;
  unique_id: string;
  name: string;
  selection_mode: boolean;
  selection_done: boolean;
  sharing: boolean;
  downloads: boolean;
  layout: Layout;
  layout_color: LayoutColor;
  galleries: GalleryHead[];
  products_url: string | null;
  can: EventCan;
  /** A date without a time, `2026-11-21`. */
  date: string | null;
  location: string | null;
  cover: MediaView | null;
  /** The gallery's sign on a home screen, 180 px square. */
  icon: string;
  brand: {
    name: string;
    logo: string | null;
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
  person: { role: Role; name: string | null; key: string | null; introduce?: 'later' | 'now' };
  /** Its absolute address, without a code. */
  url: string;
  /** Anyone may enter as a guest: its name and cover are public. */
  public: boolean;
  /** The studio's account is switched off: people may look and download, and change nothing. */
  paused?: true;
}

/** A product for selection and its picks, keyed by media id. `maxphotos: null` is no limit. */
export interface ProductView {
  id: string;
  name: string;
  position: number;
  /** Only where the product has a minimum. */
  minphotos?: number;
  maxphotos: number | null;
  count: number;
  /** Only where picks beyond the limit have a price, each. */
  extra_price?: Money;
  /** Only where picking begins or ends: first and last day, where the project is. */
  opens_on?: string;
  closes_on?: string;
  /** Only where the selection begins with a proposal: one's favorites. */
  from_favourites?: true;
  /** Only where its picks are chosen among another product's: that one. */
  among?: string;
  product_medias: Record<string, { id: string; note: string | null; picked_by: string | null }>;
}

/** Answer of `GET /events/{id}/products`. `note`: the studio's message when it reopened the selection. */
export interface ProductsView {
  note?: string;
  /** Picks beyond a limit are accepted. */
  extra?: true;
  /** Where the days of its products are; only where one has days. */
  time_zone?: string;
  products: Record<string, ProductView>;
}

/** Body of `POST /product_medias`. Without `selected` it toggles; with it, it sets that state. */
export interface PickRequest {
  media: string;
  product: string;
  selected?: boolean;
  /** Removed also from the products chosen among this one's picks. */
  together?: boolean;
}

/** Answer of `POST /product_medias`: the state afterwards, and whether this call added it. */
export interface PickAnswer {
  selected: boolean;
  created: boolean;
  count: number;
  product_media: { id: string; media: string; product: string } | null;
  /** Further products it was removed from, and their counts. */
  also?: { product: string; count: number }[];
  /**
   * The id of this change in the live stream; absent where nothing changed. Ignore later live messages with smaller
   * ids.
   */
  change?: string;
}

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

/** Every error on the wire: messages in the reader's language, a code that never changes. */
export interface ErrorBody {
  errors: Record<string, string[]>;
  code: string;
  /**
   * STALE, for a client that sent base values: the current values of the fields that another person changed meanwhile.
   */
  standing?: Record<string, unknown>;
}
