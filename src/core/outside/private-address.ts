import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that are not public: this machine, homes and offices, links, clouds' metadata, reserved ones. */
const PRIVATE: [network: string, prefix: number, type: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const list = new BlockList();
for (const [network, prefix, type] of PRIVATE) list.addSubnet(network, prefix, type);

/** Endings of names that no public name server knows: this machine, and networks of homes and offices. */
const PRIVATE_ENDINGS = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether a web address's host names this machine or one of an inner network: a private address in any spelling, one
 * word without a dot, or an ending of inner networks. Where a public name points to is known only after its look-up.
 * @param hostname as `URL` gives it: lower case, numbers of every spelling written as an address, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPrivateAddress(host);
  return !host.includes('.') || PRIVATE_ENDINGS.test(host);
}

/** Whether an address (v4, v6, or v4 within v6) leads to no public machine. */
export function isPrivateAddress(address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
