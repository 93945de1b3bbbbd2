const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Who may import whom. Folders, not features, are named: a new feature is held to these rules without a new line.
 * Types may cross where the rule says so; they leave no trace in what runs.
 */
const TESTS = '(\\.(test|e2e)\\.tsx?$)|((^|/)tests/)';
const OURS = '^(src|media|collections|plugins|site-templates)/';
/** The composition roots, which see everything. */
const ROOTS =
  '^(src/(main|worker|register-features)\\.ts$|src/web/compose-(web|sites)\\.ts$|src/cli/|payload\\.config\\.ts$|next\\.config\\.ts$)';
/** What features may import of the kit; everything else of it is behind these. */
const KIT_ENTRIES =
  '^plugins/kit/(index|internal|internal-rules|rules|(server|ui|view|admin|site)/(index|internal|internal-pdf|internal-rules|changes|database|hooks|mail|orders|parts|people|photographs|projects|rules|services|sites|texts|wire))\\.ts$';
const REGISTRY = '^src/registry/';

const module_ = (name) => `^src/modules/${name}/`;
/** The layers, lowest first: each imports only itself and those before it, so no two modules ever import each other. */
const LAYERS = [
  {
    name: 'core',
    path: '^src/core/',
    holds: 'Database, HTTP, jobs, events, mail, settings, texts: no business',
  },
  { name: 'ui', path: '^src/ui/', holds: 'Shared React: primitives, gallery, viewer, admin controls' },
  { name: 'access', path: module_('access'), holds: 'Who a request is and what it may do' },
  { name: 'picks', path: module_('picks'), holds: 'Rules of selection' },
  { name: 'money', path: module_('money'), holds: 'Plans, prices, payment methods' },
  {
    name: 'subscriptions',
    path: module_('subscriptions'),
    holds: 'What accounts pay the platform, and what they may use',
  },
  { name: 'media', path: '^media/', holds: 'The photograph pipeline' },
  {
    name: 'identity',
    path: module_('identity'),
    holds: 'Signing up and in, sessions, second factors',
  },
  { name: 'account', path: module_('account'), holds: 'Studios, their brands and teams' },
  {
    name: 'sellers',
    path: module_('sellers'),
    holds: 'Studios as sellers: who they are, their bank accounts',
  },
  { name: 'records', path: module_('records'), holds: 'What every row must satisfy' },
  {
    name: 'services',
    path: module_('services'),
    holds: 'Studios’ accounts at outside services',
  },
  { name: 'messaging', path: module_('messaging'), holds: 'Message templates, letters, the outbox' },
  { name: 'people', path: module_('people'), holds: 'Clients, their invitations and personal links' },
  { name: 'project', path: module_('project'), holds: 'Projects, galleries, products, presets' },
  {
    name: 'devices',
    path: module_('devices'),
    holds: 'Connected programs: pairing, heartbeats, what they ask',
  },
  { name: 'entry', path: module_('entry'), holds: 'Pages and endpoints by which people enter' },
  { name: 'webhooks', path: module_('webhooks'), holds: 'Webhooks and their deliveries' },
  { name: 'trash', path: module_('trash'), holds: 'What was deleted, and its end' },
  { name: 'privacy', path: module_('privacy'), holds: 'Export and erasure of a person’s data' },
  { name: 'home', path: module_('home'), holds: 'The photographer’s start page, search, navigation' },
  {
    name: 'installation',
    path: module_('installation'),
    holds: 'The operator’s side: accounts, health, doctor',
  },
  { name: 'sites', path: module_('sites'), holds: 'Photographers’ websites on their own hosts' },
  { name: 'web', path: '^src/web/', holds: 'The HTTP front that composes all of it' },
];

/** The files of a module that others may import, as its public.json lists them. */
const publicFiles = (folder) =>
  JSON.parse(readFileSync(path.join(__dirname, folder, 'public.json'), 'utf8')).map(
    (file) => `^${folder}/${file.replaceAll('.', '\\.')}$`,
  );
const MODULES = [
  'media',
  ...readdirSync(path.join(__dirname, 'src/modules')).map((name) => `src/modules/${name}`),
];

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
    ...LAYERS.slice(0, -1).map((layer, i) =>
      rule(
        `${layer.name}-sees-below`,
        `${layer.holds}. It imports only the layers before it in this list.`,
        { path: layer.path },
        { path: LAYERS.slice(i + 1).map((above) => above.path) },
      ),
    ),
    ...MODULES.map((folder) =>
      rule(
        `${folder.replace('src/modules/', '')}-by-its-public-files`,
        'Another module imports what public.json lists, and nothing else; composition roots and the kit choose file by file.',
        { path: '^(src/(core|ui|modules)|media|collections)/', pathNot: [TESTS, `^${folder}/`] },
        { path: `^${folder}/`, pathNot: publicFiles(folder) },
      ),
    ),
    rule(
      'rules-are-pure',
      'Rules are pure functions: of packages they see only zod, of ours only other rules and the core’s words.',
      { path: '^(src/modules/[^/]+|media)/rules/' },
      {
        pathNot: [
          '^(src/modules/[^/]+|media)/rules/',
          '^src/core/(access|color|errors|events|http|i18n|photo|text|time|features|mail)/[^/]+$',
          '^src/core/(constants|wire)\\.ts$',
          '(^|/)node_modules/zod/',
        ],
      },
    ),
    rule(
      'modules-see-no-feature',
      'Core, media and modules name no feature and no site template; the registry does.',
      { path: '^(src/(core|ui|modules|web)|media|collections)/' },
      { path: '^(plugins/(?!kit/)|site-templates/)' },
    ),
    rule(
      'ui-never-pulls-the-server-in',
      'What reaches the browser imports rules, words and types, never what runs on the server.',
      { path: '^src/ui/' },
      {
        path: '^(src/core/(db|jobs|live|mail|secrets|outside|env|process)/|src/modules/|media/|collections/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'features-use-the-kit',
      'A feature imports the kit’s entry files and itself: nothing else of ours.',
      {
        path: '^plugins/([^/]+)/',
        pathNot: ['^plugins/kit/', TESTS],
      },
      {
        path: OURS,
        pathNot: ['^plugins/$1/', KIT_ENTRIES],
      },
    ),
    rule(
      'templates-use-one-door',
      'A site template imports the kit’s `site` entry files and itself: nothing else of ours.',
      { path: '^site-templates/([^/]+)/' },
      { path: OURS, pathNot: ['^site-templates/$1/', '^plugins/kit/site/(index|parts|wire)\\.ts$'] },
    ),
    rule(
      'the-kit-sees-no-feature',
      'The kit is imported by features and never imports one.',
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
        path: '^(src/core/(db|jobs|live|mail|secrets|outside|env|process)/|src/modules/[^/]+/(operations|queries|endpoints)/|media/(derive|storage|upload|pictures|ingest)/|collections/|plugins/[^/]+/(server|endpoints|operations|queries|[^/]+/queries))',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'only-roots-compose',
      'The registry is for composition roots and pages.',
      {
        path: OURS,
        pathNot: [ROOTS, REGISTRY, '^src/(app|core/i18n|web|modules/[^/]+/admin)/', TESTS],
      },
      {
        path: REGISTRY,
      },
    ),
    rule('no-tests-in-the-house', 'Production code never imports tests.', { path: OURS }, { path: TESTS }),
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
    // No rule is about what tests import.
    doNotFollow: { path: ['node_modules', TESTS] },
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

// Read by src/cli/generate-modules.mjs; not enumerable, because dependency-cruiser refuses options it does not know.
Object.defineProperty(module.exports, 'LAYERS', { value: LAYERS });
