export { openViewer } from './open-viewer';
export { ViewerParts } from './ViewerParts';
