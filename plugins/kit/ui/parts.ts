export { Button } from '@/ui/primitives/Button';
export { buttonClass } from '@/ui/primitives/button-class';
export { cx } from '@/ui/primitives/class-names';
export { Dialog } from '@/ui/primitives/Dialog';
export { IconButton } from '@/ui/primitives/IconButton';
export { MenuItem } from '@/ui/primitives/MenuItem';

export { notify } from '@/ui/primitives/notices';
export { TileBadge } from '@/ui/primitives/TileBadge';
export { ViewerButton } from '@/ui/primitives/ViewerButton';
export { whenShown } from '@/ui/primitives/when-shown';
