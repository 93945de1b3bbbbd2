import type { Standing } from '../rules/standing';

/** A product and its picks. */
export interface PickedFor {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  count: number;
  standing: Standing;
}

/** A person with picks or favorites, with their share of the current ones. */
export interface PickingPerson {
  /** Null if unknown. */
  name: string | null;
  studio: boolean;
  picks: number;
  favourites: number;
  first_at: string | null;
  last_at: string | null;
}

/** Changes within a day, or within the week that begins with it. */
export interface PickDay {
  day: string;
  added: number;
  removed: number;
}

/** A photograph picked for several products. */
export interface MostPicked {
  media: string;
  name: string;
  src: string;
  products: string[];
}

/** A gallery and its share of picks. */
export interface TouchedGallery {
  id: string;
  name: string;
  withheld: boolean;
  photographs: number;
  picked: number;
  /** Not picked, but a favorite of at least one person. */
  liked: number;
}

/** Answer of `GET /api/x/selection/projects/{id}/statistics`: the picks of one project. */
export interface StatisticsView {
  /** Photographs of the project, and how many of them are picked for any product. */
  photographs: number;
  picked: number;
  first_at: string | null;
  last_at: string | null;
  completed_at: string | null;
  products: PickedFor[];
  people: PickingPerson[];
  activity: { per: 'day' | 'week'; days: PickDay[] };
  most: MostPicked[];
  /** Clients' favorites: the number of people, and of photographs by verdict. */
  favourites: { people: number; all: number; some: number; one: number };
  galleries: TouchedGallery[];
}
