import type { ClipTheme } from './rules/theme';

/** Shapes of a film: 16:9, 9:16 for stories, 1:1. */
export const SHAPES = ['wide', 'tall', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

/** Where the photographs of a clip come from. */
export const SOURCES = ['best', 'picks', 'favorites', 'gallery', 'chosen'] as const;
export interface ClipSource {
  kind: (typeof SOURCES)[number];
  gallery?: string | undefined;
}

/** The most photographs of a clip. */
export const MOST_PHOTOS = 120;

/** A photograph of a clip, and the point of it that no crop may cut. */
export interface Chosen {
  media: string;
  x: number;
  y: number;
}

/** A finished film. `version` is part of its files' addresses. */
export interface StoredFilm {
  version: string;
  seconds: number;
  shapes: Partial<Record<Shape, { width: number; height: number; bytes: number }>>;
  title: string;
  /** The photographs in it: a person who may not see one of them does not see the film. */
  medias: string[];
  sound: boolean;
  /** What it was made of (`recipeOf`); films of former versions have none. */
  recipe?: string;
}

export type ClipState = 'draft' | 'waiting' | 'rendering' | 'ready' | 'failed';

/** A photograph of the wizard. */
export interface ClipPhotoView extends Chosen {
  name: string;
  width: number;
  height: number;
  /** 300 px high, and 1280 px for the preview. */
  small: string;
  medium: string;
}

/** A file of a film as pages show it. */
export interface FilmFile {
  shape: Shape;
  width: number;
  height: number;
  bytes: number;
  url: string;
  poster: string;
}

export interface FilmView {
  seconds: number;
  sound: boolean;
  files: FilmFile[];
  captions: string;
}

/** A clip as the studio sees it. */
export interface ClipView {
  id: string;
  /** Its title, else the project's name: what it is called everywhere. */
  name: string;
  title: string;
  about: string;
  source: ClipSource;
  theme: string;
  music: string;
  volume: number;
  fade: boolean;
  seconds: number | null;
  shapes: Shape[];
  closing: boolean;
  shown: boolean;
  state: ClipState;
  /** 0 to 1. */
  progress: number;
  left: number | null;
  failure: string | null;
  film: FilmView | null;
  /** Photographs of the film that clients no longer see: they do not see the film either. */
  outdated: boolean;
  /** What it is made of was changed after its film was made. */
  changed: boolean;
  /** A small picture of its first photograph, while it has no film. */
  picture: string | null;
  views: number;
  page: string;
}

/** An uploaded track. */
export interface OwnTrack {
  id: string;
  name: string;
  length: number;
  beats: number[] | null;
}

/** Everything the tab and the wizard need. */
export interface ClipsView {
  clips: ClipView[];
  themes: ClipTheme[];
  tracks: OwnTrack[];
  galleries: { id: string; name: string }[];
  /** Null: no encoder was found, and no film can be made. */
  encoder: string | null;
  studio: string;
  slideshow: string;
  /** The project allows sharing: then anyone with a clip's address watches it. */
  shares: boolean;
  /** Its clips in the trash. */
  deleted: number;
}

/** A clip with its photographs, for the wizard. */
export interface ClipDetail {
  clip: ClipView;
  photos: ClipPhotoView[];
}

/** A photograph that may be added to a clip. */
export interface ChoiceView {
  id: string;
  gallery: string;
  name: string;
  small: string;
}

/** Whether a person may download a clip now, will once the selection is sent, or may not. */
export type ClipDownload = 'now' | 'later' | 'never';

/** A clip as clients see it. */
export interface WatchView {
  id: string;
  title: string;
  seconds: number;
  sound: boolean;
  files: FilmFile[];
  captions: string;
  /** By the project's rules of downloads. */
  download: ClipDownload;
  page: string;
  /** Its absolute address, while the project shares. */
  share: string | null;
}
