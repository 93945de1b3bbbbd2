export { Button, ButtonLink } from '@/ui/admin/Button';
export { CopyButton } from '@/ui/admin/CopyButton';
export { Dialog, DialogActions } from '@/ui/admin/Dialog';
export { Empty } from '@/ui/admin/Empty';
export { AreaField, CheckField, SelectField, TextField } from '@/ui/admin/Field';
export { Moment } from '@/ui/admin/Moment';
export { PageSteps } from '@/ui/admin/PageSteps';
export { PartButtons } from '@/ui/admin/PartButtons';
export { Reading } from '@/ui/admin/Reading';
