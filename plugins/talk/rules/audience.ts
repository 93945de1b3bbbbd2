/** A comment somebody may not have heard of. */
export interface News {
  media: string;
  /** Who wrote it; null for somebody who is gone. */
  writer: string | null;
  byStudio: boolean;
}

/**
 * Which of a project's people a comment is told to. Who has said something of that photograph hears of every answer; the
 * studio's first word about one goes to everybody. Nobody is told of their own.
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
