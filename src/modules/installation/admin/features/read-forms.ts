import { featuresWithSettings } from '@/core/features/feature-settings';

/** Reads an account's settings of the features whose settings are on a screen, as its forms show them. */
export const readForms = (account: string, screen: Parameters<typeof featuresWithSettings>[0]) =>
  Promise.all(
    featuresWithSettings(screen).map(async ([feature, settings]) => ({
      feature,
      fields: [...settings.fields],
      current: await settings.read(account),
    })),
  );
