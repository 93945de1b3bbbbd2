import type { EventView, MediaView, Stack } from '@/core/wire';
import type { GalleryQuery } from './gallery-query';
import type { Shapes } from './layouts/boxes';

/** The state of the gallery page. */
export interface GalleryState {
  event: EventView;
  query: GalleryQuery;
  /** The gallery of an address without one, as when the page was loaded. */
  landing: string | undefined;
  /** Id of the shown list: a gallery, or a product across galleries. It is `gid` in the address. */
  listId: string;
  listName: string;
  total: number;
  pageCount: number;
  /** The grid begins with this page. */
  firstPage: number;
  pages: Record<number, MediaView[]>;
  /** Of the whole list, once they are loaded; then the grid has a place for every photograph. */
  shapes: Shapes | null;
  /** The stacks, by positions in the whole list; empty where there are none. */
  folds: readonly Stack[];
  /** Whether this person wants stacks. */
  folded: boolean;
  /** Open stacks: the id of the photograph that represents the others, and its position. */
  opened: ReadonlyMap<string, number>;
  /** Positions in the whole list; until `keysWhole` only of the photographs the page was loaded with. */
  keys: Record<string, number>;
  keysWhole: boolean;
  status: 'ready' | 'loading' | 'failed';
  /** What the grid still loads: the shapes, or pages of photographs it has places for. */
  more: 'idle' | 'loading' | 'failed';
  /** A photograph to render in the grid, scroll to, and focus. */
  wanted: string | null;
}
