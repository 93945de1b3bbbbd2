/** A new comment. */
export interface News {
  media: string;
  /** Its author; null after their deletion. */
  writer: string | null;
  byStudio: boolean;
}

/**
 * Returns which people are notified of a comment: everyone who has commented on the photograph, or all people for the
 * studio's first comment on it; never its author.
 */
export function audienceOf(
  news: News,
  people: readonly string[],
  writers: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const talking = writers.get(news.media) ?? new Set<string>();
  const all = news.byStudio && talking.size === 0;
  return people.filter((person) => person !== news.writer && (all || talking.has(person)));
}
