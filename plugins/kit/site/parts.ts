export * from '@/modules/sites/page/frame';
export * from '@/modules/sites/page/page-parts';
