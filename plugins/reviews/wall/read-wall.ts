import { pool } from '@plugins/kit/server/database';
import { MEDIUM_LONG_SIDE } from '@plugins/kit/server/internal';
import { fitWithin } from '@plugins/kit/server/photographs';
import { listPublic, sumPublic, type WallRow } from './queries';
import { WALL } from './rules/wall';

/** A public review for the wall. */
export interface WallReview {
  id: string;
  content: string;
  rating: number;
  name: string;
  /** The language it was written in, if known. */
  locale: string | null;
  source: string;
  written_at: string;
  reply: string | null;
  /** The photograph beside it. */
  picture: { src: string; width: number; height: number } | null;
}

/** Count and average over all public reviews of a studio. */
export interface Rating {
  total: number;
  /** Exact; null without reviews. */
  average: number | null;
}

/** The data of a wall. */
export interface WallData extends Rating {
  reviews: WallReview[];
  /** From 1. */
  page: number;
  pages: number;
}

/** Reads a page of an account's wall; shows only reviews of `least` stars or more, average and count are over all. */
export async function readWall(
  account: string,
  { page = 1, limit = WALL.pageSize, least = 1 }: { page?: number; limit?: number; least?: number } = {},
): Promise<WallData> {
  const [rating, reviews] = await Promise.all([
    readRating(account),
    listPublic(pool(), { account, limit, offset: (page - 1) * limit, least }),
  ]);
  return {
    ...rating,
    reviews: reviews.map(presentOnWall),
    page,
    pages: Math.max(1, Math.ceil(rating.total / limit)),
  };
}

/** Returns count and average over all public reviews of an account. */
export async function readRating(account: string): Promise<Rating> {
  const { total, sum } = await sumPublic(pool(), account);
  return { total, average: total === 0 ? null : Number(sum) / total };
}

function presentOnWall({ picture, width, height, version, written_at, ...row }: WallRow): WallReview {
  const size = width !== null && height !== null ? { width, height } : null;
  return {
    ...row,
    written_at: written_at.toISOString(),
    picture:
      picture === null || !size
        ? null
        : {
            src: `/reviews/${row.id}/picture.jpg?v=${version}`,
            ...fitWithin(size, { longSide: MEDIUM_LONG_SIDE }),
          },
  };
}
