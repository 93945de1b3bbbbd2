import { once } from '@/core/process/state';

/** A review as another site shows it. */
export interface BroughtReview {
  /** Whose it is there; with `created_at` it is brought once, however often it is read. */
  reviewer_id: string;
  reviewer_name: string;
  /** 1 to 5. Where a place only says "recommends", 5 and 1, with its own words in `raw`. */
  rating: number;
  content: string;
  created_at: string;
  /** The page, profile or listing it stands on. */
  page?: string;
  /** What the place said, as it said it. */
  raw?: Record<string, unknown>;
}

/** A place reviews are brought from: a social page, a business listing, another program. */
export interface ReviewSource {
  /** Lower case; it is the `source` of what it brings. */
  id: string;
  /** Message key of its name, with the feature's namespace. */
  label: string;
  /** Reads what stands there now for an account. Throws KeepersError to say why it cannot. */
  read: (asked: { account: string; page: string | null; signal: AbortSignal }) => Promise<BroughtReview[]>;
}

const held = () => once<Map<string, ReviewSource>>('review-sources', () => new Map());

/** Lets a feature bring reviews; throws at start where two have one id. */
export function addReviewSources(feature: string, sources: readonly ReviewSource[]): void {
  for (const source of sources) {
    const there = held().get(source.id);
    if (there && there.label !== source.label)
      throw new Error(`Feature "${feature}": there is a review source "${source.id}" already; rename yours.`);
    held().set(source.id, source);
  }
}

/** Every place reviews can be brought from. */
export const reviewSources = (): ReviewSource[] => [...held().values()];
