/** A photograph that a person sent: it waits for the studio, or is in the gallery. */
export interface OwnPhoto {
  media: string;
  /** Name of the file. */
  name: string;
  /** Address of a small picture, which this person alone may open; null while it is rendered. */
  src: string | null;
  /** The studio shows it in the gallery. */
  shown: boolean;
}

/** What a person sent to a project. */
export interface OwnPhotos {
  /** The name the studio reads beside them; null: not known yet. */
  name: string | null;
  sent: number;
  waiting: number;
  /** The waiting and the shown ones, the newest first; those that the studio declined are not named. */
  photos: OwnPhoto[];
  /** How many more they may add. */
  left: number;
  /** The largest file that is accepted, in bytes. */
  largest: number;
}

/** A photograph in the studio's list. */
export interface GuestPhotoView {
  media: string;
  gallery: string;
  /** Name of the file. */
  name: string;
  /** Who sent it; null: a guest without a name, or an erased person. */
  by: string | null;
  /** When it arrived, ISO 8601. */
  at: string;
  /** Address of a small picture; null while it is rendered. */
  src: string | null;
  /** Address of a large picture. */
  large: string | null;
  /** Sizes in px, 0 while unknown. */
  width: number;
  height: number;
}

/** What the studio does with guests' photographs; `waiting` takes a decision back. */
export const DECISIONS = ['shown', 'declined', 'waiting'] as const;
export type Decision = (typeof DECISIONS)[number];

export const PARTS = ['waiting', 'shown', 'declined'] as const;
export type Part = (typeof PARTS)[number];

/** A page of the studio's list. */
export interface GuestBoard {
  /** The gallery they are collected in; null: switched off. */
  gallery: { id: string; name: string } | null;
  /** The address guests open to add theirs: they need no code. */
  link: string;
  /** The same as a QR code, for the `src` of a picture. */
  qr: string;
  /** Names of the project and its brand, for a printed card. */
  project: string;
  studio: string;
  counts: Record<Part, number>;
  photos: GuestPhotoView[];
  page: number;
  pages: number;
}
