import { draftEndpoints } from './draft';
import { partsEndpoints } from './parts';
import { pictureEndpoints } from './pictures';
import { previewEndpoints } from './preview';
import { publishEndpoints } from './publish';
import { versionEndpoints } from './versions';

/** All endpoints of the builder. */
export const builderEndpoints = [
  ...partsEndpoints,
  ...draftEndpoints,
  ...previewEndpoints,
  ...publishEndpoints,
  ...versionEndpoints,
  ...pictureEndpoints,
];
