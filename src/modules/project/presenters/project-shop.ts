import type { UploadResolution } from '@/core/photo/photo-sizes';
import { once } from '@/core/process/state';
import type { Viewer } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';

/** Whether a person has bought the file of a photograph in a size. */
export type HasBought = (photo: { id: string; gallery: string }, size: UploadResolution) => boolean;

/** What the core and other features know of the shop of a project. */
export interface ProjectShop {
  /** Whether something is on sale in a project. */
  sells: (event: EventRow) => Promise<boolean>;
  /** Returns which files a person has bought in a project; null for none. */
  bought: (event: EventRow, viewer: Viewer) => Promise<HasBought | null>;
  /** Returns which of these photographs of a project are in an order that was not cancelled. */
  ordered?: (event: string, medias: string[]) => Promise<string[]>;
}

const held = () => once<{ shop: ProjectShop | null }>('project-shop', () => ({ shop: null }));

/** Registers the feature that sells. */
export function provideShop(shop: ProjectShop): void {
  held().shop = shop;
}

/** Whether something is on sale in a project; false without a feature that sells. */
export const sellsIn = async (event: EventRow): Promise<boolean> =>
  (await held().shop?.sells(event)) ?? false;

/** Returns which files a person has bought in a project; null for none. */
export const boughtIn = async (event: EventRow, viewer: Viewer): Promise<HasBought | null> =>
  (await held().shop?.bought(event, viewer)) ?? null;

/** Returns which of these photographs are in an order of a shop. */
export const orderedIn = async (event: string, medias: string[]): Promise<string[]> =>
  medias.length > 0 ? ((await held().shop?.ordered?.(event, medias)) ?? []) : [];
