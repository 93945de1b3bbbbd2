export { buttonClass } from '@/components/ui/button-class';
export { cx } from '@/components/ui/class-names';
export { LanguageSwitch } from '@/components/ui/LanguageSwitch';
export { notify } from '@/components/ui/notices';
export { StopPage } from '@/components/ui/StopPage';
export { secondClick } from '@/components/ui/second-click';
export { LIGHTBOX, READ_MORE, RESIZE_DEBOUNCE_MS, WALL } from '@/domain/constants';
