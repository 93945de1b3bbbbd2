/** A review of a Business Profile, as Google's API returns it. */
export interface GoogleReview {
  reviewId?: string;
  reviewer?: { displayName?: string; isAnonymous?: boolean };
  starRating?: string;
  comment?: string;
  createTime?: string;
}

const STARS: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** What Google writes before a text that it has translated, and before the original below it. */
const ORIGINAL = /\(Original\)\s*([\s\S]+)$/;
const TRANSLATED = /\(Translated by Google\)[\s\S]*$/;

/** Returns a text as it was written: without Google's translation of it. */
export function ownWords(comment: string): string {
  const original = ORIGINAL.exec(comment)?.[1];
  return (original ?? comment.replace(TRANSLATED, '')).trim();
}

/** Returns a review of the studio; null for one without an id, a time, stars or a text. */
export function readGoogleReview(place: string, review: GoogleReview) {
  const { reviewId: id, starRating = '', comment = '', createTime: at, reviewer } = review;
  const rating = STARS[starRating];
  const content = ownWords(comment);
  if (!id || !at || rating === undefined || !content) return null;
  return {
    reviewer_id: id,
    reviewer_name: reviewer?.isAnonymous ? '' : (reviewer?.displayName ?? ''),
    rating,
    content,
    created_at: at,
    page: place,
    raw: { ...review },
  };
}
