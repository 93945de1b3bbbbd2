export { Button } from '@/components/ui/Button';
export { buttonClass } from '@/components/ui/button-class';
export { cx } from '@/components/ui/class-names';
export { Dialog } from '@/components/ui/Dialog';
export { IconButton } from '@/components/ui/IconButton';
export { MenuItem, type MenuItemProps } from '@/components/ui/MenuItem';
export { notify } from '@/components/ui/notices';
export { TileBadge, type TileBadgeProps } from '@/components/ui/TileBadge';
export { ViewerButton, type ViewerButtonProps } from '@/components/ui/ViewerButton';
