import { PAYLOAD_ACTIONS, PERMISSIONS } from '@/core/access/permissions';
import { domainEventLabel } from '@/core/events/known-events';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { JobDefinition } from '@/core/jobs/define-job';
import { COLLECTION_SLUGS } from '@/core/text/slugs';
import type { Feature } from './define-feature';
import type { FeatureServer } from './server/define-feature-server';

/** All halves of all features, and the core's endpoints and jobs that they could collide with. */
export interface Installed {
  features: readonly Pick<Feature, 'id' | 'permissions' | 'collections'>[];
  servers: readonly FeatureServer[];
  /** Views of pages, by the pages' ids. */
  views?: Readonly<Record<string, unknown>>;
  /** Messages by language, then by feature. */
  messages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  endpoints?: readonly Endpoint[];
  jobs?: readonly JobDefinition[];
}

/** Returns the names that occur more than once. */
const twice = (names: string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) < at)),
];
/** One key per address, whatever its parameters are called. */
const addressOf = ({ method, path }: Endpoint): string => `${method} ${path.replace(/:\w+/g, ':')}`;

function nameProblems({ features, servers }: Installed): string[] {
  const known = new Set(features.map(({ id }) => id));
  return [
    ...twice(features.map(({ id }) => id)).map(
      (id) => `Feature "${id}": two features have this id. Rename one of them, folder and id.`,
    ),
    ...servers
      .filter(({ id }) => !known.has(id))
      .map(({ id }) => `Feature "${id}": server.ts has another id than index.ts. Use the same id in both.`),
  ];
}

function permissionProblems({ features, servers }: Installed): string[] {
  const known = new Set([
    ...Object.keys(PERMISSIONS),
    ...features.flatMap((one) => Object.keys(one.permissions)),
  ]);
  return servers.flatMap(({ id, endpoints, pages }) =>
    [...endpoints, ...pages]
      .filter(({ auth }) => !known.has(auth))
      .map(
        ({ id: name, auth }) =>
          `Feature "${id}": "${name}" needs the permission "${auth}", which does not exist. Declare it in ` +
          'permissions.ts or correct the name.',
      ),
  );
}

function addressProblems({ servers, endpoints = [] }: Installed): string[] {
  const owners = new Map(endpoints.map((endpoint) => [addressOf(endpoint), 'Keepers']));
  return servers.flatMap(({ id, endpoints: own }) =>
    own.flatMap((endpoint) => {
      const owner = owners.get(addressOf(endpoint));
      owners.set(addressOf(endpoint), id);
      if (!owner) return [];
      const at = `${endpoint.method} ${endpoint.path}`;
      return [`Feature "${id}": "${at}" already belongs to ${owner}. Use an address below /api/x/${id}/.`];
    }),
  );
}

function jobProblems({ servers, jobs = [] }: Installed): string[] {
  const all = [...jobs.map(({ id }) => id), ...servers.flatMap((one) => one.jobs.map(({ id }) => id))];
  const foreign = servers.flatMap(({ id, jobs: own }) =>
    own
      .filter((job) => !job.id.startsWith(`${id}.`))
      .map((job) => `Feature "${id}": the job "${job.id}" must be named "${id}.…".`),
  );
  return [...twice(all).map((id) => `The job "${id}" is declared twice. Rename one of them.`), ...foreign];
}

function viewProblems({ servers, views }: Installed): string[] {
  if (!views) return [];
  return servers.flatMap(({ id, pages }) =>
    pages
      .filter((page) => !page.leadsOn && !views[page.id])
      .map((page) => `Feature "${id}": the page "${page.id}" has no view. Add one to ui/pages.ts.`),
  );
}

/** What features add to lists of the core: each has an id in that list and a name among the feature's messages. */
const OFFERS = [
  ['review source', (half: FeatureServer) => half.reviewSources],
  ['payment method', (half: FeatureServer) => half.paymentMethods],
  ['invoicing service', (half: FeatureServer) => half.invoicing],
  ['print lab', (half: FeatureServer) => half.printLabs],
] as const;

/** Whether the messages have a text at a key (`notes.admin.source`). */
const says = (words: unknown, key: string): boolean =>
  typeof key.split('.').reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], words) ===
  'string';

function offerProblems({ servers, messages }: Installed): string[] {
  return OFFERS.flatMap(([what, offered]) => {
    const owners = new Map<string, string>();
    return servers.flatMap((half) =>
      (offered(half) ?? []).flatMap(({ id, label }) => {
        const name = `Feature "${half.id}": the ${what} "${id}"`;
        const owner = owners.get(id);
        owners.set(id, half.id);
        const silent = Object.keys(messages).filter(
          (locale) => !label.startsWith(`${half.id}.`) || !says(messages[locale], label),
        );
        return [
          ...(/^[a-z][a-z0-9-]*$/.test(id)
            ? []
            : [`${name} must be lower case letters, digits and hyphens. Rename it.`]),
          ...(owner ? [`${name} has an id that ${owner} uses already. Rename it.`] : []),
          ...silent.map(
            (locale) => `${name} has no name in "${locale}". Add "${label}" to messages/${locale}.json.`,
          ),
        ];
      }),
    );
  });
}

const RECORD = new RegExp(`^(.+)\\.(${PAYLOAD_ACTIONS.join('|')})$`);

/**
 * Rows that open records through Payload: only a feature's own collections, and only to operators of the installation,
 * in whose record views they have names.
 */
function recordProblems({ features, messages }: Installed): string[] {
  const owners = new Map<string, string>(COLLECTION_SLUGS.map((slug) => [slug, 'Keepers']));
  for (const { id, collections } of features) for (const slug of collections) owners.set(slug, id);
  return features.flatMap(({ id, permissions }) =>
    Object.entries(permissions).flatMap(([permission, row]) => {
      const slug = RECORD.exec(permission)?.[1];
      const owner = slug && owners.get(slug);
      if (!slug || !owner) return [];
      const name = `Feature "${id}": "${permission}"`;
      if (owner !== id) return [`${name} opens records of ${owner}. Remove it from permissions.ts.`];
      const others = Object.keys(row).filter((role) => role !== 'operator');
      const keys = [`${id}.records.kind.${slug}`, `${id}.records.one.${slug}`];
      return [
        ...(others.length > 0 || row.operator !== 'all'
          ? [
              `${name} opens raw records to more than operators. Use { operator: 'all' }, and endpoints for people.`,
            ]
          : []),
        ...Object.keys(messages).flatMap((locale) =>
          keys
            .filter((key) => !says(messages[locale], key))
            .map(
              (key) =>
                `${name} shows records without a name in "${locale}". Add "${key}" to messages/${locale}.json.`,
            ),
        ),
      ];
    }),
  );
}

function eventProblems({ servers, messages }: Installed): string[] {
  return servers.flatMap(({ id, domainEvents }) => {
    if (!domainEvents) return [];
    const foreign =
      domainEvents.feature === id
        ? []
        : [`Feature "${id}": its domain events belong to "${domainEvents.feature}". Use its own id.`];
    const silent = Object.keys(domainEvents.schemas).flatMap((name) =>
      Object.keys(messages)
        .filter((locale) => !says(messages[locale], domainEventLabel(name)))
        .map(
          (locale) =>
            `Feature "${id}": the domain event "${name}" has no name in "${locale}". Add "${domainEventLabel(name)}" to messages/${locale}.json.`,
        ),
    );
    return [...foreign, ...silent];
  });
}

function wordProblems({ features, messages }: Installed): string[] {
  return Object.entries(messages).flatMap(([locale, words]) =>
    features
      .filter(({ id }) => !words[id])
      .map(({ id }) => `Feature "${id}": it has no messages in "${locale}". Add messages/${locale}.json.`),
  );
}

/** Returns all conflicts and mistakes of the installed features, one sentence each, with the feature and the fix. */
export const featureProblems = (installed: Installed): string[] =>
  [
    nameProblems,
    permissionProblems,
    addressProblems,
    jobProblems,
    viewProblems,
    offerProblems,
    recordProblems,
    eventProblems,
    wordProblems,
  ].flatMap((check) => check(installed));

/** Throws at start if any feature has a problem; the error lists all of them on one line. */
export function requireSoundFeatures(installed: Installed): void {
  const problems = featureProblems(installed);
  if (problems.length > 0) throw new Error(problems.join(' '));
}
