import { domainEventLabel, featureEventNames } from '@/core/events/known-events';
import { featuresWithSettings } from '@/core/features/feature-settings';
import { NAV_LINKS } from '@/modules/home/admin/nav/links';
import { COMMANDS } from '@/modules/home/admin/search/commands';
import { numberKinds } from '@/modules/project/daily-numbers';
import { featureAdmins } from '@/registry/admin';

/**
 * Returns message keys in data, which the type check cannot follow: entries of the navigation and the search, features'
 * tabs, settings, domain events and daily numbers. A feature from another package brings its own.
 */
export function namedKeys(): string[] {
  const settings = featuresWithSettings().flatMap(([feature, { fields }]) => [
    `${feature}.settings.title`,
    ...fields.map(({ name }) => `${feature}.settings.${name}.label`),
    ...fields.flatMap((field) =>
      field.kind === 'choice'
        ? field.options.map((option) => `${feature}.settings.${field.name}.${option}`)
        : [],
    ),
  ]);
  return [
    ...[...NAV_LINKS, ...COMMANDS].map(({ label }) => label),
    ...NAV_LINKS.flatMap(({ tab, words }) => [tab ?? [], words ?? []].flat()),
    ...COMMANDS.flatMap(({ words }) => words ?? []),
    ...featureAdmins.flatMap(({ tabs, screens }) => [...tabs, ...(screens ?? [])].map(({ label }) => label)),
    ...settings,
    ...featureEventNames().map(domainEventLabel),
    ...Object.values(numberKinds()).flatMap(({ label, parts = {} }) => [label, ...Object.values(parts)]),
  ];
}
