export { withViewer } from '../slots/with-viewer';
export { openViewer } from './open-viewer';
export { ViewerParts } from './ViewerParts';
