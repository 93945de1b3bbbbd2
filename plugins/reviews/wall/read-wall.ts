import { WALL } from '@plugins/kit/server/sites';
import { listWall, type Rating, readRating, type WallReview } from './wall-repo';

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
    listWall(account, { limit, offset: (page - 1) * limit, least }),
  ]);
  return { ...rating, reviews, page, pages: Math.max(1, Math.ceil(rating.total / limit)) };
}
