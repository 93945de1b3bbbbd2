/**
 * The door for views of pages and fragments: parts that are drawn by the front, too, where no gallery and no browser is.
 */

export { buttonClass } from '@/components/ui/button-class';
export { cx } from '@/components/ui/class-names';
export { LanguageSwitch } from '@/components/ui/LanguageSwitch';
export { notify } from '@/components/ui/notices';
export { secondClick } from '@/components/ui/second-click';
export { useT } from './ui/use-t';
