export { useReaderScheme } from '@/ui/gallery/use-reader-scheme';
export { LanguageSwitch } from '@/ui/primitives/LanguageSwitch';
export { PlacedPicture } from '@/ui/primitives/PlacedPicture';
export { secondClick } from '@/ui/primitives/second-click';
export { TiltRange } from '@/ui/primitives/TiltRange';
