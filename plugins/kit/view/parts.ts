export { buttonClass } from '@/ui/primitives/button-class';
export { cx } from '@/ui/primitives/class-names';

export { notify } from '@/ui/primitives/notices';
export { StopPage } from '@/ui/primitives/StopPage';
