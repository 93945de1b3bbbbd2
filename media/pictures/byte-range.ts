/** `bytes=a-b` of a file of `total` bytes, or null for the whole; false when it is out of range. */
export function rangeOf(
  header: string | undefined,
  total: number,
): { start: number; end: number } | null | false {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return null;
  const start = found[1] === '' ? Math.max(0, total - Number(found[2])) : Number(found[1]);
  const end = found[1] === '' || found[2] === '' ? total - 1 : Math.min(Number(found[2]), total - 1);
  return start > end || start >= total ? false : { start, end };
}
