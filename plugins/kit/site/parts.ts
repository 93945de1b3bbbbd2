export * from './frame';
export * from './page-parts';
