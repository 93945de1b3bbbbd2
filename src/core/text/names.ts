export * from './file-names';
export * from './natural-sort';
export * from './text-formats';
