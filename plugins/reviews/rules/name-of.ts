/** The stored names of a review's author; an imported one is a single text, `reviewer_name`. */
export interface AuthorNames {
  reviewer_name: string | null;
  reviewer_first_name: string | null;
  reviewer_last_name: string | null;
}

/** Returns the displayed name. A last name that begins with the first name is the whole name. */
export function nameOf({ reviewer_name, reviewer_first_name, reviewer_last_name }: AuthorNames): string {
  const [whole, first, last] = [reviewer_name, reviewer_first_name, reviewer_last_name].map(
    (name) => name?.trim() ?? '',
  );
  if (whole) return whole;
  const repeats = first && `${last} `.toLowerCase().startsWith(`${first} `.toLowerCase());
  return repeats ? (last ?? '') : [first, last].filter(Boolean).join(' ');
}
