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
  /** The photograph the account chose for it, where it is seen. */
  cover?: MediaView;
}

/** A photograph as people see it. Sizes are those of `big`, after rotation. */
export interface MediaView {
  id: string;
  /** The camera's file name, kept for ever. */
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
  /** Told to the account alone: who hid it, and whether it is withdrawn from everybody else. */
  account?: { hidden_by: HiddenBy | null; private: boolean };
  state: 'processing' | 'ready' | 'refused';
  /** Base64 of the thumbhash. */
  thumbhash: string | null;
  /** 300 and 600 px high by density: "u300 1x, u600 2x". */
  srcset: string;
  /** Of a cover: what must stay in sight where it is cut, as shares of its width and height. */
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
  /** Of a list that comes with its page: what is folded there. */
  folds?: Fold[];
}

/** Photographs one of which stands for the others until they are asked for: positions in the list, that one first. */
export type Fold = readonly number[];

/** Answer of `GET /galleries/{id}/shapes`: every photograph of a list in its order. */
export interface ListShapes {
  /** Width / height of each tile, times 1000. */
  ratios: number[];
  /** Positions of the doubled tiles of `variable_size`. */
  doubled: number[];
  /** What is folded; absent where no feature folds, or the list is of what was selected. */
  folds?: Fold[];
}

/** What the person may do here now, so that the interface never guesses. */
export interface EventCan {
  select: boolean;
  /** Favourites, stars, colours and lists of one's own. */
  mark: boolean;
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
  brand: { name: string; logo: string | null; accent: string | null; contact: string | null };
  /**
   * `key`: who they are, among this project's people. `introduce`: nobody knows their name or address and they were not
   * asked yet; the page turns it into `now` after their first pick.
   */
  person: { role: Role; name: string | null; key: string | null; introduce?: 'later' | 'now' };
  /** Its absolute address, without a code. */
  url: string;
  /** Anyone may come in as guest: its name and cover are no secret. */
  public: boolean;
  /** The studio's account is switched off: one may look and take home, and change nothing. */
  paused?: true;
}

/** A product for selection and its picks, keyed by media id. `maxphotos: null` is no limit. */
export interface ProductView {
  id: string;
  name: string;
  position: number;
  /** Only where the product asks for a number. */
  minphotos?: number;
  maxphotos: number | null;
  count: number;
  /** Only where picks beyond the limit have a price, each. */
  extra_price?: Money;
  /** Only where picking begins or ends: first and last day, where the project is. */
  opens_on?: string;
  closes_on?: string;
  /** Only where choosing begins with a proposal: one's favourites. */
  from_favourites?: true;
  /** Only where its picks are chosen among another product's: that one. */
  among?: string;
  product_medias: Record<string, { id: string; note: string | null; picked_by: string | null }>;
}

/** Answer of `GET /events/{id}/products`. `note`: what the studio said when it opened the selection again. */
export interface ProductsView {
  note?: string;
  /** Picks beyond a limit are taken. */
  extra?: true;
  /** Where the days of its products are; only where one has days. */
  time_zone?: string;
  products: Record<string, ProductView>;
}

/** Body of `POST /product_medias`. Without `selected` it toggles; with it, it asks for that state. */
export interface PickRequest {
  media: string;
  product: string;
  selected?: boolean;
  /** Taken off, also from the products chosen among this one's picks. */
  together?: boolean;
}

/** Answer of `POST /product_medias`: the state afterwards, and whether this call added it. */
export interface PickAnswer {
  selected: boolean;
  created: boolean;
  count: number;
  product_media: { id: string; media: string; product: string } | null;
  /** Products it was taken off with it, and their numbers. */
  also?: { product: string; count: number }[];
  /** The id under which the live line says this change; none where it was so already. What the line says later of an earlier one is old. */
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
  /** Something was said of a photograph, or taken back: whoever shows it asks again. */
  talk: { media: string; gallery: string };
  /** Many photographs changed at once, or the galleries themselves: ask again. The account hears which galleries. */
  galleries: { galleries?: string[] };
  /** One's own marks, from another of one's devices: nobody else hears them. */
  mark: {
    person: string;
    media: string;
    favourite: boolean;
    /** 0 to 5. */
    stars: number;
    colour: 'red' | 'yellow' | 'green' | 'blue' | 'purple' | null;
  };
  /** A client's favourite, by the key of whose it is. */
  favourite: { person: string; media: string; favourite: boolean };
  /** Lists are others now: one's own, or (null) what was sent to everybody. */
  lists: { person: string | null };
  /** On a studio's own line: projects in which something happened; null where any may have changed. */
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
  /** STALE, for whoever said what they had seen: what stands in the fields somebody else changed meanwhile. */
  standing?: Record<string, unknown>;
}
