import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { APART } from './tests/helpers/apart.ts';
import { LongestFirst } from './tests/helpers/longest-first.ts';

const root = import.meta.dirname;
const SOURCES = ['src', 'media', 'plugins', 'collections', 'site-templates', 'agent', 'lightroom', 'tests'];
const named = (ending: string) => SOURCES.map((folder) => `${folder}/**/*${ending}`);

/** Packages tests bring in: their own tests run where they are brought to. */
const FIXTURES = 'tests/fixtures/**';

const ALONE = APART.map((place) => (place.endsWith('/') ? `${place}**/*.test.{ts,tsx}` : place));
const NOT_UNIT = [...named('.int.test.ts'), ...named('.long.test.ts'), FIXTURES];

/** Node's helper threads that collect garbage cost an eighth of these processes' time where the cores are busy anyway. */
const ONE_COLLECTOR = ['--single-threaded-gc'];

/** Tests with a real PostgreSQL: one server a run, a migrated template, a copy for each file. */
const withPostgres = {
  globalSetup: ['tests/helpers/global-postgres.ts'],
  pool: 'forks' as const,
  // A third on two cores took 6 to 13 % more of the processor and no less time: one keeps a core busy nine tenths of its time.
  maxWorkers: Math.max(2, availableParallelism()),
  execArgv: ONE_COLLECTOR,
  // After those that need none: a group has one number of workers.
  sequence: { groupOrder: 1 },
  // Against a test that hangs, not against a slow machine: the preparation of the longest takes two minutes on one.
  testTimeout: 90_000,
  hookTimeout: 240_000,
};

export default defineConfig({
  resolve: {
    alias: [
      { find: '@payload-config', replacement: path.join(root, 'payload.config.ts') },
      { find: /^@\//, replacement: `${path.join(root, 'src')}/` },
      { find: /^@plugins\//, replacement: `${path.join(root, 'plugins')}/` },
      { find: /^@collections\//, replacement: `${path.join(root, 'collections')}/` },
      { find: /^@media\//, replacement: `${path.join(root, 'media')}/` },
      { find: /^@site-templates\//, replacement: `${path.join(root, 'site-templates')}/` },
      { find: /^@root\//, replacement: `${root}/` },
    ],
  },
  test: {
    environment: 'node',
    // Vitest's own second is short where three processes share two cores; a test waits in vain only once.
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
    // No `require` and `__dirname` for each module: Node has none in ours either, and making them reads package.json.
    injectCjsGlobals: false,
    // Vitest leaves one core free by default, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: named('.test.{ts,tsx}'),
          exclude: [...NOT_UNIT, ...ALONE],
          // Rules and views: what they load is loaded once for all of them. None mocks a module (tests/architecture).
          isolate: false,
          execArgv: ONE_COLLECTOR,
          // Generous: a machine busy with something else is no failure.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'unit-apart', include: ALONE, exclude: NOT_UNIT, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          ...withPostgres,
          name: 'int',
          include: named('.int.test.ts'),
          exclude: [FIXTURES],
          // Packages are loaded once for all files of a process; our own modules are reset for each.
          isolate: false,
          setupFiles: ['tests/helpers/fresh-start.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withPostgres,
          name: 'long',
          include: named('.long.test.ts'),
          testTimeout: 600_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
