import { pictureAddress } from '@media/pictures/address';
import { densitySrcset } from '@/core/photo/photo-sizes';
import { type Phase, phaseOf, type Turn, whoseTurn } from '@/modules/access/rules/project';
import type { ProjectCardRow } from './projects-repo';

/** A project's card. */
export interface ProjectCardView {
  id: string;
  name: string;
  date: string | null;
  location: string | null;
  brand: string | null;
  /** The name of its account, for operators, who see the projects of all. */
  studio: string | null;
  /** Its expiry, ISO 8601; null is never. */
  expires_at: string | null;
  phase: Phase;
  turn: Turn;
  /** Whether a client has got a link, or entered without one. */
  reached: boolean;
  photos: number;
  picks: number;
  /** Sum of the products' limits; null is no limit. */
  places: number | null;
  products: number;
  cover: { src: string; srcset: string } | null;
}

/** Returns a project's card; `token` signs the cover's addresses for this person. */
export function presentCard(row: ProjectCardRow, token: string): ProjectCardView {
  const phase = phaseOf({ ...row, picks: row.picks });
  const at = (size: 's300' | 's600') =>
    pictureAddress(row.id, row.cover_media ?? '', row.cover_version ?? '', size, token);
  return {
    id: row.id,
    name: row.name,
    date: row.date,
    location: row.location,
    brand: row.brand,
    studio: row.studio,
    expires_at: row.expires_at?.toISOString() ?? null,
    phase,
    turn: whoseTurn(phase, row.reached),
    reached: row.reached,
    photos: row.photos,
    picks: row.picks,
    places: row.places,
    products: row.products,
    cover:
      row.cover_media && row.cover_version
        ? { src: at('s300'), srcset: densitySrcset(at('s300'), at('s600')) }
        : null,
  };
}
