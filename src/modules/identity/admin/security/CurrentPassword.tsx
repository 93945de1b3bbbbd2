import { TextField } from '@/ui/admin/Field';

/** Field for the current password, required before security settings change. */
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
