export { LanguageSwitch } from '@/ui/primitives/LanguageSwitch';
export { secondClick } from '@/ui/primitives/second-click';
