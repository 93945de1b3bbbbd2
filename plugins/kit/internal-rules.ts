export { labProfileSchema, printDpi } from '@media/rules/lab-input';
export type { LabProfile } from '@media/rules/lab-profile';
