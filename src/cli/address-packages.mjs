/**
 * The lock file with the address of each package at `registry`, which the committed one leaves out so that any registry
 * serves. Without them npm reads the whole list of versions of every package first: a third of an installation.
 * Addresses are those of npm's own registry and of its mirrors; one that has others answers 404, and what it would answer
 * wrongly, npm refuses by its checksum.
 */
export function addressPackages(lock, registry) {
  const base = registry.replace(/\/+$/, '');
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([folder, entry]) => {
      if (!folder || entry.resolved || !entry.integrity) return [folder, entry];
      const name = entry.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
      return [folder, { ...entry, resolved: `${base}/${name}/-/${file}` }];
    }),
  );
  return { ...lock, packages };
}
