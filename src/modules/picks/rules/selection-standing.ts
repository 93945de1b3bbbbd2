/** Returns by how many picks a product exceeds its limit; 0 without a limit, or if extras are allowed. */
export function picksOver(question: { maxphotos: number | null; count: number; extra: boolean }): number {
  const { maxphotos, count, extra } = question;
  return maxphotos === null || extra ? 0 : Math.max(0, count - maxphotos);
}
