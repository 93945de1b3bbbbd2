/** Errors of a form that belong to no field. */
export function FormErrors({ lines = [] }: { lines?: string[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <div role="alert" className="border-danger border-s-2 ps-3 text-danger text-sm">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
