/** Names that are not public, as `read-host.ts` refuses them. */
const INNER = /(^|\.)(localhost|local|internal|lan|home\.arpa|onion|invalid)$/i;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Returns why the server refused a typed domain, as far as its letters show it: `taken` where they look right. */
export function whyRefused(typed: string): 'email' | 'number' | 'noDot' | 'inner' | 'letters' | 'taken' {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '');
  if (bare.includes('@')) return 'email';
  if (/^[\d.:]+$/.test(bare) || bare.startsWith('[')) return 'number';
  const host = bare.replace(/:\d*$/, '');
  if (INNER.test(host)) return 'inner';
  if (!host.includes('.')) return 'noDot';
  return host.split('.').every((label) => LABEL.test(label)) ? 'taken' : 'letters';
}
