/**
 * Who may import whom. Folders, not features, are named: a new feature is held to these rules without a new line.
 * Types may cross where the rule says so; they leave no trace in what runs.
 */
const src = (...folders) => `^src/(${folders.join('|')})(/|\\.|$)`;
const TESTS = '(\\.(test|e2e)\\.tsx?$)|(/tests/)';
const OURS = '^(src|collections|plugins|site-templates)/';
/** The composition roots, which see everything. */
const ROOTS =
  '^(src/(main|worker|compose-web|compose-sites)\\.ts$|src/cli/|payload\\.config\\.ts$|next\\.config\\.ts$)';
/** What features may import of the kit; everything else of it is behind these. */
const DOORS = '^plugins/kit/(index|(server|ui|view|admin|site)/index)\\.ts$';
const REGISTRY = '^src/registry/';

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: TESTS, ...from },
  to,
});

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'Nothing reaches itself; types and lazily loaded handlers may point both ways.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] },
      },
    ),
    rule(
      'domain-is-pure',
      'The rules know nothing of ours, and of packages only zod.',
      { path: '^src/domain/' },
      {
        pathNot: ['^src/domain/', '(^|/)node_modules/zod/'],
      },
    ),
    rule(
      'access-sees-domain',
      'access ← domain.',
      { path: '^src/access/' },
      {
        path: OURS,
        pathNot: ['^src/access/', '^src/domain/'],
      },
    ),
    rule(
      'server-sees-below',
      'The server names collections by their slugs, features never.',
      { path: '^src/server/' },
      {
        path: OURS,
        pathNot: [src('server', 'access', 'domain', 'i18n', 'migrations', 'payload-types')],
      },
    ),
    rule(
      'endpoints-see-server',
      'Parse, authorise, call, present.',
      { path: '^src/endpoints/' },
      {
        path: OURS,
        pathNot: [src('endpoints', 'server', 'access', 'domain', 'i18n')],
      },
    ),
    rule(
      'collections-see-server',
      'Records: what they are, who may touch them.',
      { path: '^collections/' },
      {
        path: OURS,
        pathNot: ['^collections/', src('server', 'access', 'domain', 'i18n')],
      },
    ),
    rule(
      'components-see-domain',
      'Shared by the fronts: rules and types only.',
      { path: '^src/ui/' },
      {
        path: OURS,
        pathNot: [src('components', 'domain')],
      },
    ),
    rule(
      'pages-load-and-draw',
      'Pages see the server, components and the registry, and no endpoint.',
      { path: '^src/app/' },
      {
        path: OURS,
        pathNot: [src('app', 'server', 'components', 'registry', 'domain', 'i18n', 'access', 'admin')],
      },
    ),
    rule(
      'admin-sees-server',
      'Payload’s views: server halves load, client halves draw.',
      { path: '^src/admin/' },
      {
        path: OURS,
        pathNot: [src('admin', 'server', 'components', 'registry', 'domain', 'i18n', 'access')],
      },
    ),
    rule(
      'features-use-the-kit',
      'A feature sees the kit’s six doors and itself: nothing else of ours.',
      {
        path: '^plugins/([^/]+)/',
        pathNot: ['^plugins/kit/', TESTS],
      },
      {
        path: OURS,
        pathNot: ['^plugins/$1/', DOORS],
      },
    ),
    rule(
      'templates-use-one-door',
      'A site template sees the kit’s door for sites and itself: nothing else of ours.',
      { path: '^site-templates/([^/]+)/' },
      { path: OURS, pathNot: ['^site-templates/$1/', '^plugins/kit/site/index\\.ts$'] },
    ),
    rule(
      'the-kit-sees-no-feature',
      'The kit is the door, not the house behind it.',
      { path: '^plugins/kit/' },
      {
        path: '^plugins/(?!kit/)',
      },
    ),
    rule(
      'kit-ui-is-light',
      'What reaches the browser never pulls the server in.',
      { path: '^plugins/(kit|[^/]+)/ui/' },
      {
        path: '^(src/(server|endpoints|access)/|collections/|plugins/[^/]+/(server|endpoints|operations))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'only-roots-compose',
      'The registry is for composition roots and pages.',
      {
        path: OURS,
        pathNot: [ROOTS, REGISTRY, '^src/(app|admin|i18n)/', TESTS],
      },
      {
        path: REGISTRY,
      },
    ),
    rule('no-tests-in-the-house', 'What runs never imports what tests it.', { path: OURS }, { path: TESTS }),
    rule(
      'declared-packages',
      'Every package that is imported is declared.',
      { path: OURS },
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot: '^(next/|node:)',
      },
    ),
    rule(
      'no-dev-packages',
      'What runs never imports what only development installs.',
      {
        path: OURS,
        pathNot: [TESTS, '^src/cli/launcher/', '^src/cli/generate', '^src/cli/start'],
      },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.next|dist|src/app/\\(payload\\)/admin/importMap)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
