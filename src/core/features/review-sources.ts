import { once } from '@/core/process/state';

/** A review imported from another site. */
export interface BroughtReview {
  /** The reviewer's id there; with `created_at` it makes repeated imports idempotent. */
  reviewer_id: string;
  reviewer_name: string;
  /** 1 to 5. Where a site only has "recommends", 5 and 1, with its own words in `raw`. */
  rating: number;
  content: string;
  created_at: string;
  /** The page, profile or listing it was published on. */
  page?: string;
  /** What the site returned, unchanged. */
  raw?: Record<string, unknown>;
}

/** A site that reviews are imported from: a social page, a business listing, another program. */
export interface ReviewSource {
  /** Lower case; it is the `source` of the imported reviews. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** Whether this installation can import from it; left out: it can. */
  offered?: () => boolean;
  /** Reads the reviews there now for an account. Throws KeepersError with the reason where it cannot. */
  read: (asked: { account: string; page: string | null; signal: AbortSignal }) => Promise<BroughtReview[]>;
}

const held = () => once<Map<string, ReviewSource>>('review-sources', () => new Map());

/** Registers a feature's review sources; throws at start where two have the same id. */
export function addReviewSources(feature: string, sources: readonly ReviewSource[]): void {
  for (const source of sources) {
    const there = held().get(source.id);
    if (there && there.label !== source.label)
      throw new Error(`Feature "${feature}": the review source "${source.id}" already exists; rename yours.`);
    held().set(source.id, source);
  }
}

/** All review sources that are offered. */
export const reviewSources = (): ReviewSource[] =>
  [...held().values()].filter(({ offered }) => offered?.() ?? true);
