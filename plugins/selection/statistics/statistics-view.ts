import type { Standing } from '@plugins/kit/server/rules';

/** A product and what is picked for it. */
export interface PickedFor {
  id: string;
  name: string;
  minphotos: number | null;
  maxphotos: number | null;
  count: number;
  standing: Standing;
}

/** Somebody who picks, or has favourites: what is theirs of what stands now. */
export interface PickingPerson {
  /** Null where nobody knows. */
  name: string | null;
  studio: boolean;
  picks: number;
  favourites: number;
  first_at: string | null;
  last_at: string | null;
}

/** How much was done in a day, or in the week that begins with it. */
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

/** A gallery and how much of it was touched. */
export interface TouchedGallery {
  id: string;
  name: string;
  withheld: boolean;
  photographs: number;
  picked: number;
  /** Picked by nobody, but somebody's favourite. */
  liked: number;
}

/** Answer of `GET /api/x/selection/projects/{id}/statistics`: what is picked in one project. */
export interface StatisticsView {
  /** Photographs of the project, and how many of them are picked for anything. */
  photographs: number;
  picked: number;
  first_at: string | null;
  last_at: string | null;
  completed_at: string | null;
  products: PickedFor[];
  people: PickingPerson[];
  activity: { per: 'day' | 'week'; days: PickDay[] };
  most: MostPicked[];
  /** What clients' favourites say: of how many people, and how many photographs by what they agree on. */
  favourites: { people: number; all: number; some: number; one: number };
  galleries: TouchedGallery[];
}
