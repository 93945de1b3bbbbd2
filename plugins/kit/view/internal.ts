export { readChoices } from '@/ui/gallery/reader-choices';
export { LanguageSwitch } from '@/ui/primitives/LanguageSwitch';
export { PlacedPicture } from '@/ui/primitives/PlacedPicture';
export { secondClick } from '@/ui/primitives/second-click';
