/** The networks that tries of an address are counted for. */
export interface Networks {
  /** The IPv4 address itself, or the /64 of an IPv6 address: every device chooses among its 2^64 addresses. */
  near: string;
  /** The /48 around an IPv6 address, which a provider may give to one customer; null for IPv4. */
  block: string | null;
}

/** The eight groups of an IPv6 address, or null where it is none. */
function groupsOf(address: string): number[] | null {
  const [head = '', tail, ...more] = address.split('::');
  if (more.length > 0) return null;
  const read = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [read(head), read(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/**
 * Returns the networks that tries of an address are counted for: single IPv6 addresses do not count, because one
 * machine has as many as it likes. IPv4 written as IPv6 (`::ffff:1.2.3.4`) is IPv4; an invalid address is used
 * unchanged.
 */
export function networksOf(address: string): Networks {
  const bare = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return { near: mapped, block: null };
  const groups = bare.includes(':') ? groupsOf(bare) : null;
  if (!groups) return { near: address, block: null };
  const upTo = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':');
  return { near: `${upTo(4)}::/64`, block: `${upTo(3)}::/48` };
}
