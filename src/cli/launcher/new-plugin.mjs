import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { writeRegistry } from '../generate.mjs';
import { makePlugin } from '../new-plugin/make-plugin.mjs';
import { root, stop } from './steps.mjs';

/** Creates a feature by its name, registers it, and prints the next steps. */
function newPlugin(id) {
  const files = makePlugin(id);
  writeRegistry();
  // A longer name may need a line of its own.
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', `plugins/${id}`], { cwd: root, stdio: 'ignore' });
  for (const file of files) console.log(`  ${file}`);
  console.log(`
plugins/${id} is registered. See it with:  npm run dev, and the menu of any gallery
Its tests:                                   npx vitest run plugins/${id}
Everything:                                  npm run check
What else a feature can do:                  plugins/README.md
`);
}

try {
  newPlugin(process.argv[2]);
} catch (error) {
  stop(error);
}
