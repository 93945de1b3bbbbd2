export { Button, ButtonLink } from '@/admin/components/Button';
export { CopyButton } from '@/admin/components/CopyButton';
export { Dialog, DialogActions } from '@/admin/components/Dialog';
export { AreaField, CheckField, SelectField, TextField } from '@/admin/components/Field';
export { Menu } from '@/admin/components/Menu';
export { Moment } from '@/admin/components/Moment';
export { Reading } from '@/admin/components/Reading';
export { NeedCard } from '@/admin/views/home/NeedCard';
