import { connectionEndpoints } from './connection';
import { uploadEndpoints } from './uploads';

export const endpoints = [...connectionEndpoints, ...uploadEndpoints];
