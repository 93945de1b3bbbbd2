import { z } from 'zod';
import type { ProseDocument } from '@/core/text/prose-document';
import { siteFields } from '../rules/site-fields';
import { siteAssets } from '../site-assets';
import { defineSiteBlock } from '../site-block';

/** The pictures of the product, taken from the demo studio by `npm run screenshots` (`docs/guide/images`). */
const SCREENS = [
  'choose-phone',
  'choose',
  'picks',
  'photos',
  'website',
  'gallery',
  'send',
  'downloads',
] as const;

const settings = z.strictObject({
  title: siteFields.words(),
  screens: siteFields.items({
    screen: z.enum(SCREENS).default('choose'),
    title: siteFields.words(),
    text: siteFields.prose({ max: 2000 }),
  }),
});

/** Data of its view: each picture with its size in pixels. */
export interface ScreensData {
  title: string;
  screens: { src: string; width: number; height: number; title: string; text: ProseDocument | null }[];
}

/** Pictures of the product in the reader's language, each with a few words. */
export const screensBlock = defineSiteBlock({
  id: 'sites.screens',
  on: 'platform',
  settings,
  load: ({ locale, settings: { title, screens } }): ScreensData | null => {
    const known = siteAssets().screens;
    const shown = screens.flatMap(({ screen, ...words }) => {
      const picture = known[`${locale}/${screen}`];
      return picture ? [{ ...picture, ...words }] : [];
    });
    return shown.length > 0 ? { title, screens: shown } : null;
  },
});
