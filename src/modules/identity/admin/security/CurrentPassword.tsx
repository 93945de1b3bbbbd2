import { TextField } from '@/ui/admin/Field';

/** The password somebody signs in with, asked before what guards the account changes. */
export function CurrentPassword({
  label,
  value,
  errors,
  onChange,
}: {
  label: string;
  value: string;
  errors: string[] | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      type="password"
      dir="ltr"
      autoComplete="current-password"
      value={value}
      errors={errors}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
