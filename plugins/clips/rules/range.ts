/** The requested bytes of a file of `total` bytes; null for the whole, false where they are out of range. */
export function rangeOf(header: string | null, total: number): { start: number; end: number } | null | false {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, total - Number(to)) : Number(from);
  const end = from === '' || to === '' ? total - 1 : Math.min(Number(to), total - 1);
  return start > end || start >= total ? false : { start, end };
}
