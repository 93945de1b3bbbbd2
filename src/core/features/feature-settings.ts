import type { z } from 'zod';
import type { Sql } from '@/core/db/pool';
import { readChosen } from '@/core/features/queries';
import {
  type SettingField,
  type SettingsSchema,
  settingsForm,
  settingsOf,
} from '@/core/features/settings-form';
import { once } from '@/core/process/state';

/** The screen of a feature's settings: that of all features, or "Getting paid". */
type SettingsPlace = 'features' | 'payments';

/** A feature's settings: edited in the account's settings, read wherever the feature needs them. */
export interface FeatureSettings<S extends SettingsSchema = SettingsSchema> {
  schema: S;
  fields: readonly SettingField[];
  place: SettingsPlace;
  /** The settings of an account, with defaults. */
  read: (account: string, sql?: Sql) => Promise<z.output<S>>;
}

const declared = () => once('feature-settings', () => new Map<string, FeatureSettings>());

/** Registers a feature's settings for the settings screen. */
export function addFeatureSettings(feature: string, settings: FeatureSettings): void {
  declared().set(feature, settings);
}

/** The features that have settings, in the order of the registry: all, or those of one screen. */
export const featuresWithSettings = (place?: SettingsPlace): [id: string, settings: FeatureSettings][] =>
  [...declared()].filter(([, settings]) => place === undefined || settings.place === place);

/** A feature's settings, or undefined where there are none. */
export const settingsNamed = (feature: string): FeatureSettings | undefined => declared().get(feature);

/**
 * Declares a feature's settings by their schema; those of ways to be paid are at "Getting paid". Throws at start, naming
 * feature, field and fix.
 */
export function defineSettings<S extends SettingsSchema>(
  feature: string,
  schema: S,
  { place = 'features' }: { place?: SettingsPlace } = {},
): FeatureSettings<S> {
  return {
    schema,
    place,
    fields: settingsForm(feature, schema),
    read: async (account, sql) => settingsOf(schema, await readChosen(account, feature, sql ? { sql } : {})),
  };
}
