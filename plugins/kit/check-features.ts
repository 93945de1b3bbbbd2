import { PERMISSIONS } from '@/core/access/permissions';
import { happeningLabel } from '@/core/events/known-happenings';
import type { Endpoint } from '@/core/http/define-endpoint';
import type { JobDefinition } from '@/core/jobs/define-job';
import type { Feature } from './define-feature';
import type { FeatureServer } from './server/define-feature-server';

/** All halves of all features, and what of the house they could get in the way of. */
export interface Installed {
  features: readonly Pick<Feature, 'id' | 'permissions'>[];
  servers: readonly FeatureServer[];
  /** Views of pages, by the pages' ids. */
  views?: Readonly<Record<string, unknown>>;
  /** Words by language, then by feature. */
  messages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  endpoints?: readonly Endpoint[];
  jobs?: readonly JobDefinition[];
}

/** Names that stand more than once. */
const twice = (names: string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) < at)),
];
/** One address, whatever its parameters are called. */
const addressOf = ({ method, path }: Endpoint): string => `${method} ${path.replace(/:\w+/g, ':')}`;

function nameProblems({ features, servers }: Installed): string[] {
  const known = new Set(features.map(({ id }) => id));
  return [
    ...twice(features.map(({ id }) => id)).map(
      (id) => `Feature "${id}": there are two of this name; rename one, folder and id alike.`,
    ),
    ...servers
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id }) => `Feature "${id}": its server half bears another name than its index.ts; say the same id.`,
      ),
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
        (door) =>
          `Feature "${id}": "${door.id}" asks for the permission "${door.auth}", which nobody has; declare it in ` +
          'permissions.ts, or correct its name.',
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
      return [
        `Feature "${id}": "${at}" is answered by ${owner} already; take an address below /api/x/${id}/.`,
      ];
    }),
  );
}

function jobProblems({ servers, jobs = [] }: Installed): string[] {
  const all = [...jobs.map(({ id }) => id), ...servers.flatMap((one) => one.jobs.map(({ id }) => id))];
  const foreign = servers.flatMap(({ id, jobs: own }) =>
    own
      .filter((job) => !job.id.startsWith(`${id}.`))
      .map((job) => `Feature "${id}": its job "${job.id}" must be named "${id}.…".`),
  );
  return [...twice(all).map((id) => `The job "${id}" is declared twice; rename one of them.`), ...foreign];
}

function viewProblems({ servers, views }: Installed): string[] {
  if (!views) return [];
  return servers.flatMap(({ id, pages }) =>
    pages
      .filter((page) => !page.leadsOn && !views[page.id])
      .map((page) => `Feature "${id}": the page "${page.id}" has no view; name one in its ui/pages.ts.`),
  );
}

/** What features bring to lists of the house, each known there by an id and named by words of the feature. */
const OFFERS = [
  ['review source', (half: FeatureServer) => half.reviewSources],
  ['payment method', (half: FeatureServer) => half.paymentMethods],
  ['print lab', (half: FeatureServer) => half.printLabs],
] as const;

/** Whether words have a text at a key (`notes.admin.source`). */
const says = (words: unknown, key: string): boolean =>
  typeof key.split('.').reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], words) ===
  'string';

function offerProblems({ servers, messages }: Installed): string[] {
  return OFFERS.flatMap(([what, offered]) => {
    const owners = new Map<string, string>();
    return servers.flatMap((half) =>
      (offered(half) ?? []).flatMap(({ id, label }) => {
        const name = `Feature "${half.id}": its ${what} "${id}"`;
        const owner = owners.get(id);
        owners.set(id, half.id);
        const silent = Object.keys(messages).filter(
          (locale) => !label.startsWith(`${half.id}.`) || !says(messages[locale], label),
        );
        return [
          ...(/^[a-z][a-z0-9-]*$/.test(id)
            ? []
            : [`${name} must be lower case letters, digits and hyphens; rename it.`]),
          ...(owner ? [`${name} bears a name ${owner} has taken; rename yours.`] : []),
          ...silent.map(
            (locale) =>
              `${name} has no name in "${locale}": "${label}" is no text of messages/${locale}.json.`,
          ),
        ];
      }),
    );
  });
}

function happeningProblems({ servers, messages }: Installed): string[] {
  return servers.flatMap(({ id, happenings }) => {
    if (!happenings) return [];
    const foreign =
      happenings.feature === id
        ? []
        : [`Feature "${id}": what happens in it is "${happenings.feature}"’s; say its own id.`];
    const silent = Object.keys(happenings.schemas).flatMap((name) =>
      Object.keys(messages)
        .filter((locale) => !says(messages[locale], happeningLabel(name)))
        .map(
          (locale) =>
            `Feature "${id}": what happens, "${name}", has no name in "${locale}"; say "${happeningLabel(name)}" in messages/${locale}.json.`,
        ),
    );
    return [...foreign, ...silent];
  });
}

function wordProblems({ features, messages }: Installed): string[] {
  return Object.entries(messages).flatMap(([locale, words]) =>
    features
      .filter(({ id }) => !words[id])
      .map(({ id }) => `Feature "${id}": it does not speak "${locale}"; add messages/${locale}.json.`),
  );
}

/** What does not fit among the installed features, each in a sentence that names the feature and the mend. */
export const featureProblems = (installed: Installed): string[] =>
  [
    nameProblems,
    permissionProblems,
    addressProblems,
    jobProblems,
    viewProblems,
    offerProblems,
    happeningProblems,
    wordProblems,
  ].flatMap((check) => check(installed));

/** Throws at start, with all that does not fit, on one line: that is what whoever started us reads. */
export function requireSoundFeatures(installed: Installed): void {
  const problems = featureProblems(installed);
  if (problems.length > 0) throw new Error(problems.join(' '));
}
