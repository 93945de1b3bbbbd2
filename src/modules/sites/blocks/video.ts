import { z } from 'zod';
import { readVideo, type Video } from '../rules/read-video';
import { type Resolved, siteFields } from '../rules/site-fields';
import { defineSiteBlock } from '../site-block';

const settings = z.strictObject({
  video: z.string().max(500).default(''),
  picture: siteFields.picture(),
  title: siteFields.words(),
  caption: siteFields.words(),
  width: z.enum(['full', 'wide', 'text']).default('wide'),
});

/** Data of its view. */
export type VideoData = Resolved<z.output<typeof settings>> & { from: Video };

/** A video on YouTube or Vimeo: a picture with a link, and nothing of that site until a visitor plays it. */
export const videoBlock = defineSiteBlock({
  id: 'sites.video',
  settings,
  islands: ['video'],
  on: 'both',
  load: ({ settings }): VideoData | null => {
    const from = readVideo(settings.video);
    return from && { ...settings, from };
  },
});
