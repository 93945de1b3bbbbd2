export { buttonClass } from '@/ui/primitives/button-class';
export { cx } from '@/ui/primitives/class-names';
export { LanguageSwitch } from '@/ui/primitives/LanguageSwitch';
export { notify } from '@/ui/primitives/notices';
export { StopPage } from '@/ui/primitives/StopPage';
export { secondClick } from '@/ui/primitives/second-click';
