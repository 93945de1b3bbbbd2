import type { Use } from './rules/scopes';

/** Where a photograph of an album is: queued, being sent, published, or not published. */
export type UploadState = 'waiting' | 'sending' | 'sent' | 'refused';

/** A page of Facebook, as the studio sees it. */
export interface PageView {
  id: string;
  name: string;
  linked: boolean;
  /** The connected person administers it; true as well while Facebook does not answer. */
  administers: boolean;
}

/** The screen of pages. */
export interface BoardView {
  /** The installation has an app at Facebook. */
  offered: boolean;
  connection: {
    /** The person's name at Facebook. */
    name: string;
    works: boolean;
    /** Facebook answered. */
    reachable: boolean;
    /** Uses that the person has not allowed. */
    lacks: Use[];
  } | null;
  pages: PageView[];
}

/** A project's album on a page, with its progress. */
export interface AlbumView {
  id: string;
  page: string;
  name: string;
  /** Its address at Facebook; null until it is made. */
  address: string | null;
  running: boolean;
  /** Why it stopped: a key of the texts `facebook.trouble`. */
  trouble: string | null;
  sent: number;
  refused: number;
  total: number;
  /** Its photographs by id. */
  states: Record<string, UploadState>;
}

/** The tab of a project. */
export interface UploadView {
  /** The reader may connect the studio with Facebook. */
  owns: boolean;
  /** The project's name, which the album has at first. */
  project: string;
  /** Connected, with the permission to publish. */
  ready: boolean;
  connected: boolean;
  pages: { id: string; name: string }[];
  albums: AlbumView[];
  galleries: { id: string; name: string }[];
  photos: {
    id: string;
    name: string;
    small: string;
    gallery: string;
    loved: boolean;
    width: number;
    height: number;
  }[];
  /** The most photographs of one request. */
  most: number;
}
