import type { PickedPhoto } from './auto-layout';
import type { Change } from './changes';
import type { AlbumDocument, AlbumPhoto } from './document';
import type { AlbumProductInput } from './format';

/** What an album waits for: the studio, its clients, or an order. */
export const ALBUM_STATES = ['draft', 'proof', 'approved'] as const;
export type AlbumState = (typeof ALBUM_STATES)[number];

/** An album product as the studio reads it. */
export interface ProductView extends AlbumProductInput {
  id: string;
}

/** A photograph of an album, with addresses of its pictures. */
export interface PhotoView extends AlbumPhoto {
  name: string;
  /** Small and large picture; empty while it is rendered. */
  src: string;
  large: string;
  /** Picked for the album's product, or for any. */
  picked: boolean;
}

/** A photograph as the editor needs it, to lay out an album again. */
export type EditorPhoto = PhotoView & PickedPhoto;

/** A page of all photographs of a project; `total` counts those of all pages. */
export interface PhotosPage {
  photos: EditorPhoto[];
  total: number;
}

/** A note on a spread. */
export interface PinView {
  id: string;
  round: number;
  spread: string;
  x: number;
  y: number;
  text: string;
  swap_out: string | null;
  swap_in: string | null;
  studio: boolean;
  name: string | null;
  mine: boolean;
  resolved: boolean;
  at: string;
}

/** An own template of the studio; its places are shares of the spread. */
export interface TemplateView {
  id: string;
  name: string;
  cells: { x: number; y: number; w: number; h: number }[];
}

/** Answer of `GET /api/x/albums/projects/{id}/albums`. */
export interface AlbumsView {
  albums: {
    id: string;
    name: string;
    state: AlbumState;
    round: number;
    /** It is no longer as its last proof. */
    changed: boolean;
    spreads: number;
    photographs: number;
    open_pins: number;
    updated_at: string;
    /** Name of its product; null for one that was deleted. */
    product: string | null;
    /** Address of a small picture of its first photograph; null without one. */
    src: string | null;
  }[];
  products: ProductView[];
  /** Products of the selection with their picks. */
  picked: { id: string; name: string; picks: number }[];
  /** Galleries with the photographs that clients may see. */
  galleries: { id: string; name: string; count: number }[];
  project: { name: string; rtl: boolean };
}

/** A finished file in the storage. */
export interface OutputFile {
  name: string;
  bytes: number;
}

/** Files of an album for a lab. */
export interface OutputView {
  id: string;
  kind: 'pdf' | 'jpeg';
  state: 'waiting' | 'ready' | 'failed';
  done: number;
  total: number;
  /** Made of the document as it is saved now. */
  current: boolean;
  /** The approved proof they are made of; null for another document. */
  proof: number | null;
  /** Of failed ones: names of photographs whose original is missing. */
  missing: string[];
  bytes: number;
  at: string;
}

/** Answer of `GET /api/x/albums/projects/{id}/albums/{album}`. */
export interface AlbumView {
  id: string;
  name: string;
  state: AlbumState;
  round: number;
  revision: number;
  /** The saved document is no longer that of the last proof. */
  changed: boolean;
  /** Something is plainly wrong with the approved proof, of which files are made. */
  grave: boolean;
  closes_on: string | null;
  /** Opens the last proof for clients: it contains the project's code. */
  link: string;
  approved_at: string | null;
  approved_by: string | null;
  document: AlbumDocument;
  /** Its spreads at most and at least; null for a product that was deleted. */
  product: ProductView | null;
  photos: EditorPhoto[];
  /** The photograph that clients picked for a product of one photograph, as a cover is; null without one. */
  cover_pick: string | null;
  templates: TemplateView[];
  pins: PinView[];
  /** `round`: 0 for one kept before going back; `current`: its document is the saved one. */
  versions: {
    id: string;
    number: number;
    round: number;
    note: string | null;
    current: boolean;
    at: string;
    /** Null without an approval. */
    approved_at: string | null;
    approved_by: string | null;
  }[];
}

/** What a gallery says of its albums to a client (`event.parts.albums`): their proofs, those without an approval first. */
export interface AlbumsPart {
  proofs: { id: string; name: string; state: AlbumState }[];
}

/** A proof as a client sees it; answer of `GET /api/x/albums/projects/{id}/proofs/{album}`. */
export interface ProofView {
  id: string;
  name: string;
  state: 'proof' | 'approved';
  round: number;
  closes_on: string | null;
  approved_at: string | null;
  approved_by: string | null;
  note: string | null;
  document: AlbumDocument;
  photos: PhotoView[];
  pins: PinView[];
  /** What changed since the proof before; null for the first one. */
  changes: Change[] | null;
  staff: boolean;
  /** The reader is a client without a name: they may give one with a note, and give it as they approve. */
  nameless: boolean;
}
